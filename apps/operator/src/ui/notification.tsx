// Short messages at the bottom of the page. A new one replaces the previous one.
import Snackbar from '@mui/material/Snackbar';
import { type NotificationPayload, useNotificationContext, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';

const shownMs = 4_000;

const colours = {
  success: { bgcolor: 'success.main', color: 'success.contrastText' },
  error: { bgcolor: 'error.main', color: 'error.contrastText' },
  warning: { bgcolor: 'warning.main', color: 'warning.contrastText' },
  info: {},
} as const;

/** On a phone the message can lie over a form's button. A press on it closes the message. */
const pressedThrough = { pointerEvents: 'none' } as const;

export function Notification() {
  const { notifications, takeNotification } = useNotificationContext();
  const [shown, setShown] = useState<NotificationPayload>();
  const [isOpen, setOpen] = useState(false);
  const translate = useTranslate();
  // Outside system: the queue of messages. An old message may no longer be true, for example when the error is fixed.
  useEffect(() => {
    if (notifications.length === 0) return;
    setShown(takeNotification() ?? undefined);
    setOpen(true);
  }, [notifications, takeNotification]);
  if (!shown) return null;
  const { message, type, notificationOptions } = shown;
  const isText = typeof message === 'string';
  return (
    <Snackbar
      open={isOpen}
      autoHideDuration={shownMs}
      onClose={() => setOpen(false)}
      style={pressedThrough}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      message={isText ? translate(message, notificationOptions?.messageArgs) : message}
      slotProps={{
        content: { sx: colours[type as keyof typeof colours] ?? {} },
        transition: { onExited: () => setShown(undefined) },
      }}
    />
  );
}
