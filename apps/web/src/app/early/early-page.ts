// A script inside the page: the build puts it there (early-script.ts).
import { startEarly } from '../../platform/early/start-early.ts';
import { loadScreen } from './early-screens.ts';

startEarly(loadScreen);
