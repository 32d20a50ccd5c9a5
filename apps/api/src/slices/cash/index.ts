// The cash that deliverers hold for shops and the operator.
import type { Manifest } from '../manifest.ts';

export const cash: Manifest<'cash'> = { start: () => {} };
