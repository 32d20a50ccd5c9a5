// The providers around the router.
import { MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, type RouterProviderProps } from 'react-router/dom';
import { cssVariables, theme } from '../ui/theme/theme.ts';

interface AppProps {
  readonly queryClient: QueryClient;
  readonly router: RouterProviderProps['router'];
}

// The device decides between light and dark; nothing is remembered.
const noColorScheme = {
  get: () => 'auto' as const,
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};

export const App = ({ queryClient, router }: AppProps) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariables}
    colorSchemeManager={noColorScheme}
    defaultColorScheme="auto"
    withGlobalClasses={false}
  >
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </MantineProvider>
);
