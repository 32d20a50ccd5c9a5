// The demo village: loaded into an empty database, and removed again by the operator.
export { loadDemo } from './load-demo.ts';
export { removeDemo } from './remove-demo.ts';
