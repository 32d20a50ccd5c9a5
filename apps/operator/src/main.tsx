import './ui/base.css';
import { addMissingBuiltIns } from '@haat/client/missing-built-ins';
import { reloadFailedStyles } from '@haat/client/reload-failed-styles';
import { surviveTranslation } from '@haat/client/survive-translation';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { onOtherTab } from './platform/session.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

addMissingBuiltIns();
reloadFailedStyles();
surviveTranslation();
// Another tab signed out or changed the person: nothing of the previous person may stay on the screen.
onOtherTab(() => window.location.reload());
createRoot(root).render(<App />);
