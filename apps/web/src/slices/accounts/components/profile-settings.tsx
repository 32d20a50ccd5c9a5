// The settings of every profile page. The account keeps all of them except 'Notifications'.
import { IconDevices } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useIsSavingData } from '../../../platform/data-saver.ts';
import { NeedsConnection } from '../../../ui/feedback/needs-connection.tsx';
import { SwitchField } from '../../../ui/fields/switch-field.tsx';
import { ButtonLink } from '../../../ui/layout/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { savePreferences } from '../accounts.api.ts';
import { accounts } from '../accounts.messages.ts';
import type { Person } from '../sign-in-step.ts';
import { NotificationsSwitch } from './notifications-switch.tsx';
import styles from './profile-settings.module.css';

export function ProfileSettings({ person }: { readonly person: Person }) {
  const titleId = useId();
  const { mutate, isPending, variables, error } = useMutation(savePreferences);
  const isSaving = useIsSavingData();
  const hasSound = person.preferences.sound ?? true;
  const { is_shop_initial_setup_done: hasShop, is_deliverer_initial_setup_done: isDeliverer } = person.status;
  return (
    <section className={styles.settings} aria-labelledby={titleId}>
      <h2 id={titleId}>{accounts.settings}</h2>
      <Card className={styles.switches}>
        <NotificationsSwitch />
        <SwitchField
          label={accounts.switches.sound}
          description={hasShop || isDeliverer ? accounts.switches.soundMeans : accounts.switches.soundIsFor}
          checked={(isPending ? variables.sound : undefined) ?? hasSound}
          onChange={({ target }) => mutate({ sound: target.checked })}
        />
        <SwitchField
          label={accounts.switches.dataSaver}
          description={accounts.switches.dataSaverMeans}
          checked={(isPending ? variables.data_saver : undefined) ?? isSaving}
          onChange={({ target }) => mutate({ data_saver: target.checked })}
        />
      </Card>
      <NeedsConnection error={error} />
      <ButtonLink kind="plain" to="/account" icon={<IconDevices size="1.25rem" aria-hidden />}>
        {accounts.devices}
      </ButtonLink>
    </section>
  );
}
