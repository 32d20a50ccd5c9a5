// The app's address as a QR code. The library loads when a code is shown.
import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';

const QrCode = lazy(async () => ({ default: (await import('../ui/qr-code.tsx')).QrCode }));

/** Reserves its space while the library loads. */
export const AddressCode = ({ width }: { readonly width: string }) => (
  <Box sx={{ width, maxWidth: '100%', aspectRatio: '1', flexShrink: 0 }}>
    <Suspense fallback={null}>
      <QrCode text={appAddress()} label={`QR code of ${appAddress()}`} />
    </Suspense>
  </Box>
);

/** The address of the app for customers, retailers and deliverers. */
export const appAddress = (): string => `${window.location.origin}/`;
