import { useEffect, useLayoutEffect } from 'react'

/** `useLayoutEffect`, except in the build, where React would warn that there is no layout. */
export const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect
