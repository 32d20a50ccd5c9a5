import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, type RouterProviderProps } from 'react-router/dom';

interface AppProps {
  readonly queryClient: QueryClient;
  readonly router: RouterProviderProps['router'];
}

export const App = ({ queryClient, router }: AppProps) => (
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={router} />
  </QueryClientProvider>
);
