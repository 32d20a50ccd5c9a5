import { loadPatiently } from '../platform/lazy-load.ts';

export const loadSending = () => loadPatiently(() => import('./send-late.ts'));
