import { runTogether } from './run-together'

runTogether('mistakes')
