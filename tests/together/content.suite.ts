import { runTogether } from './run-together'

runTogether('content')
