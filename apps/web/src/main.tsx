// The start of the web: styles, cache, router, page.
import './ui/theme/styles.ts';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { makeRouter } from './app/router.ts';
import { createQueryClient } from './platform/query-client.ts';
import { ignoreSecondTaps } from './platform/second-tap.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

ignoreSecondTaps();
const queryClient = createQueryClient();
const { router } = makeRouter(queryClient);
createRoot(root).render(<App queryClient={queryClient} router={router} />);
