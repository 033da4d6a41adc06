import { runTogether } from './run-together'

runTogether('outputs')
