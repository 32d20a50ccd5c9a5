// /login: the phone number, then the code. People who are signed in to the customer app don't see it.
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useLogin } from 'ra-core';
import { appConfig } from '../platform/app-config.ts';
import { Notification } from '../ui/notification.tsx';
import { SignInSteps } from './sign-in-steps.tsx';

export function SignInPage() {
  const login = useLogin();
  return (
    <Box
      component="main"
      sx={{
        minHeight: 'calc(100 * var(--dvh))',
        bgcolor: 'background.default',
        color: 'text.primary',
        p: 2,
        pt: { xs: 4, sm: 10 },
      }}
    >
      <Card sx={{ maxWidth: 420, mx: 'auto', p: 3 }}>
        <Typography variant="h1" sx={{ mb: 1 }}>
          {appConfig.appName} for operators
        </Typography>
        <SignInSteps onCode={login} />
      </Card>
      <Notification />
    </Box>
  );
}
