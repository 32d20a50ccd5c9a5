// Loads the demo village into an empty database, and removes it when the operator asks.
export { loadDemo } from './load-demo.ts';
export { removeDemo } from './remove-demo.ts';
