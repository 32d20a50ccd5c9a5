// Vitest runs this before each file of both web apps.
import { findTextsWithoutElement } from './own-texts.ts';
import { printDocumentOnce } from './quick-errors.ts';
import { omitOwnerStacks } from './quick-react.ts';
import { answerStylesQuickly } from './quick-styles.ts';

answerStylesQuickly();
omitOwnerStacks();
printDocumentOnce();
findTextsWithoutElement();
