import { Registry } from 'prom-client'

/** This process's figures. Its own and not the library's: tests load the modules that count more than once. */
export const registry = new Registry()
