// /account: signed-in devices, data export and account deletion.

import { isApiError } from '@haat/client/api-error';
import { limits } from '@haat/contract/limits';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { questions } from '../../../messages/questions.ts';
import { saveFile } from '../../../platform/device/save-file.ts';
import { ActionFailure } from '../../../ui/feedback/action-failure.tsx';
import { confirm } from '../../../ui/feedback/confirm.tsx';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { formatPhone } from '../../../ui/format/phone-number.ts';
import { Button } from '../../../ui/layout/button.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { logout, RefusalText, sendOtp, useUser } from '../../accounts/index.ts';
import { AccountPart } from '../components/account-part.tsx';
import { DeleteCodeForm } from '../components/delete-code-form.tsx';
import { DeviceList } from '../components/device-list.tsx';
import { FactorPart } from '../components/factor-part.tsx';
import { deleteAccount, endDevice, endOtherDevices, exportData, sessionsQuery } from '../own-data.api.ts';
import { ownData as words } from '../own-data.messages.ts';
import styles from './account-page.module.css';

export function AccountPage() {
  const person = useUser();
  return (
    <>
      <PageHead title={words.title} />
      <div className={styles.page}>
        <Devices />
        <div className={styles.parts}>
          <Download />
          {person && <Deletion number={person.number} />}
        </div>
      </div>
    </>
  );
}

function Devices() {
  const devices = useQuery(sessionsQuery);
  const end = useMutation(endDevice);
  const endOthers = useMutation(endOtherDevices);
  return (
    <AccountPart title={words.devices} line={words.devicesLine}>
      <div className={styles.wide}>
        <QueryBoundary query={devices} skeleton={<SkeletonList rows={2} height="5.5rem" />}>
          {(found) => (
            <DeviceList
              devices={found}
              end={end}
              onEnd={(device) => void (device.is_current ? logout() : end.mutate(device))}
            />
          )}
        </QueryBoundary>
      </div>
      {devices.data?.some((device) => !device.is_current) && (
        <Button kind="plain" isBusy={endOthers.isPending} onClick={() => endOthers.mutate()}>
          {words.endOthers}
        </Button>
      )}
      <ActionFailure error={endOthers.error} />
    </AccountPart>
  );
}

function Download() {
  const download = useMutation(exportData);
  const save = (): void =>
    download.mutate(undefined, {
      onSuccess: (data) =>
        saveFile({
          name: words.fileName,
          text: JSON.stringify(data, null, 2),
          type: 'application/json',
        }),
    });
  return (
    <AccountPart title={words.data} line={words.dataLine}>
      <Button
        kind="plain"
        icon={<IconDownload size="1.25rem" aria-hidden />}
        isBusy={download.isPending}
        onClick={save}
      >
        {words.download}
      </Button>
      <ActionFailure error={download.error} />
    </AccountPart>
  );
}

function Deletion({ number }: { readonly number: string }) {
  const [isAsked, setIsAsked] = useState(false);
  const digits = number.slice(limits.phonePrefix.length);
  const send = useMutation(sendOtp);
  const remove = useMutation(deleteAccount);
  const start = async (): Promise<void> => {
    const line = words.askDelete(formatPhone(number));
    if (await confirm(questions.sure, line, 'danger'))
      send.mutate(digits, { onSuccess: () => setIsAsked(true) });
  };
  const removeBy = (otp: string, onRefused: () => void): void =>
    remove.mutate(otp, { onError: (error) => isApiError(error) && error.status === 400 && onRefused() });
  const keep = (): void => {
    setIsAsked(false);
    remove.reset();
  };
  return (
    <AccountPart
      title={words.deletion}
      line={isAsked ? words.codeLine(formatPhone(number)) : words.deletionLine}
    >
      {isAsked ? (
        <DeleteCodeForm
          digits={digits}
          isBusy={remove.isPending}
          error={remove.error}
          onCode={removeBy}
          onResent={remove.reset}
          onKeep={keep}
        >
          {needsFactor(remove.error) && <FactorPart />}
        </DeleteCodeForm>
      ) : (
        <StartDeletion isBusy={send.isPending} error={send.error} onStart={() => void start()} />
      )}
    </AccountPart>
  );
}

const needsFactor = (error: unknown): boolean => isApiError(error) && error.code === 'factor.required';

interface StartDeletionProps {
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onStart: () => void;
}

const StartDeletion = ({ isBusy, error, onStart }: StartDeletionProps) => (
  <>
    <Button kind="danger" isBusy={isBusy} onClick={onStart}>
      {words.deleteAccount}
    </Button>
    <RefusalText error={error} />
  </>
);
