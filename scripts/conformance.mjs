// npm run conformance: prints which requirements each page and each call has, and which test files prove each requirement.
import { join } from 'node:path';
import { checkRequirements } from './conformance/check-requirements.mjs';

console.log(checkRequirements(join(import.meta.dirname, '..')).page);
