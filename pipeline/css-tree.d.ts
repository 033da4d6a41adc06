// The one file that css-tree comes in as well; @types/css-tree has the types of its modules only.
declare module 'css-tree/dist/csstree.esm' {
  export * from 'css-tree'
}
