// The switches of every profile page. All but 'Notifications' are kept on the account.
import { useMutation } from '@tanstack/react-query';
import { useIsSavingData } from '../../../platform/data-saver.ts';
import { SwitchField } from '../../../ui/fields/switch-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { savePreferences } from '../accounts.api.ts';
import { accounts } from '../accounts.messages.ts';
import { useUser } from '../use-user.ts';
import { NotificationsSwitch } from './notifications-switch.tsx';
import styles from './profile-switches.module.css';

export function ProfileSwitches() {
  const { mutate, isPending, variables } = useMutation(savePreferences);
  const isSaving = useIsSavingData();
  const hasSound = useUser()?.preferences.sound ?? true;
  return (
    <Card className={styles.switches}>
      <NotificationsSwitch />
      <SwitchField
        label={accounts.switches.sound}
        description={accounts.switches.soundMeans}
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
  );
}
