// npm run conformance: writes docs/conformance.md.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkRequirements } from './conformance/check-requirements.mjs';
import { CONFORMANCE } from './conformance/conformance-page.mjs';

const root = join(import.meta.dirname, '..');
writeFileSync(join(root, CONFORMANCE), checkRequirements(root).page);
