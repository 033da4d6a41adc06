// The look of the page of an import: that of the editor’s bar, and a colour for each kind of column and row.
export const style = `
body { margin: 0; color: #16324a; background: #fff; font: 15px/1.45 system-ui, sans-serif }
header, footer { display: flex; gap: 1rem; align-items: center; padding: .5rem 1rem; color: #fff; background: #16324a }
header { justify-content: space-between }
header a { color: #fff }
footer { position: sticky; bottom: 0; z-index: 2; flex-wrap: wrap }
main { padding: 0 1rem 1rem }
main a { color: #0b5a8a }
h1 { margin: 0; font-size: 1.1rem }
h2 { margin: 1.5rem 0 .5rem; font-size: 1.15rem }
ul { margin: .25rem 0 .75rem; padding-left: 1.25rem }
summary { cursor: pointer; font-weight: 600 }
pre { white-space: pre-wrap; font: inherit }
button, select, input { font: inherit; color: inherit }
select { max-width: 11rem }
button { padding: .4rem .9rem; border: 1px solid #fff; border-radius: 3px; color: #fff; background: none; cursor: pointer }
button.main { color: #16324a; background: #fff; font-weight: 600 }
button:disabled { opacity: .5; cursor: default }
:focus-visible { outline: 3px solid #d97706; outline-offset: 2px }
.advice { color: #52606d }
.must summary { color: #a3301c }
.written { padding: .5rem .75rem; background: #e3f1e6 }
.whole { display: flex; flex-wrap: wrap; gap: .5rem 1.25rem }
.cells { max-height: 70vh; overflow: auto; border: 1px solid #c5ced6 }
table { border-collapse: collapse; font-size: 13px }
th, td { max-width: 24rem; padding: .2rem .45rem; border: 1px solid #dde3e8; text-align: left; vertical-align: top; white-space: pre-line }
th { background: #f4f6f8; font-weight: 600 }
thead th { position: sticky; top: 0; z-index: 1 }
thead select, tbody th select { display: block; font-size: 12px; font-weight: 400 }
:target { outline: 3px solid #d97706; outline-offset: -3px; scroll-margin: 6rem }
.what { background: #e7f0fa }
.who { background: #e6f4ea }
.when { background: #fdf3dc }
.where { background: #f3e8f7 }
td.left, th.left { background: #fff; color: #6b7785 }
.headings td, .above td, .heading td, .day td { background: #dfe6ec; font-weight: 600 }
.slot td { background: #eceff1; font-style: italic }
.unclear td { background: #fbe0da }
:is(.ignored, .struck, .hidden, .withdrawn, .rejected, .note, .total) td { background: #fff; color: #6b7785; text-decoration: line-through }
`
