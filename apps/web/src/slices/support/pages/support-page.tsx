// /support: two contacts, the request form, a share button, and one's own requests with their answers.

import { isSignedIn } from '@haat/client/session';
import { IconBulb, IconMail, IconPhone, IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { successes } from '../../../messages/successes.ts';
import { appConfig } from '../../../platform/app-config.ts';
import { share } from '../../../platform/device/share.ts';
import { toastSuccess } from '../../../platform/toast.ts';
import { formatPhone } from '../../../ui/format/phone-number.ts';
import { Button } from '../../../ui/layout/button.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { ContactCard } from '../components/contact-card.tsx';
import { OwnRequests } from '../components/own-requests.tsx';
import { support } from '../support.messages.ts';
import styles from './support-page.module.css';

export function SupportPage() {
  const navigate = useNavigate();
  return (
    <>
      <PageHead title={support.title} />
      <p className={styles.line}>{support.line}</p>
      <Contacts />
      <GrievanceOfficer />
      <div className={styles.actions}>
        <Button
          kind="main"
          isWide
          icon={<IconBulb size="1.375rem" aria-hidden />}
          onClick={() => void navigate('/support/request')}
        >
          {support.addRequest}
        </Button>
        <ShareApp />
      </div>
      {isSignedIn() && <OwnRequests />}
    </>
  );
}

const Contacts = () => (
  <div className={styles.contacts}>
    {appConfig.supportPhone && (
      <ContactCard
        icon={<IconPhone size="1.75rem" aria-hidden />}
        label={support.call}
        contact={formatPhone(appConfig.supportPhone)}
        href={`tel:${appConfig.supportPhone.replace(/\s/g, '')}`}
      />
    )}
    {appConfig.supportEmail && (
      <ContactCard
        icon={<IconMail size="1.75rem" aria-hidden />}
        label={support.write}
        contact={appConfig.supportEmail}
        href={`mailto:${appConfig.supportEmail}`}
      />
    )}
  </div>
);

const GrievanceOfficer = () =>
  appConfig.grievanceOfficer && (
    <p className={styles.officer}>
      <span className={styles.officerLabel}>{support.grievanceOfficer}</span>
      {appConfig.grievanceOfficer}
    </p>
  );

function ShareApp() {
  const [isByHand, setIsByHand] = useState(false);
  const shareApp = async (): Promise<void> => {
    const url = appConfig.storeUrl;
    const result = await share({ title: appConfig.appName, text: support.shareText, url });
    setIsByHand(result === 'refused');
    if (result === 'copied') toastSuccess(successes.linkCopied);
  };
  return (
    <>
      <Button
        kind="plain"
        isWide
        icon={<IconShare size="1.375rem" aria-hidden />}
        onClick={() => void shareApp()}
      >
        {support.share}
      </Button>
      {isByHand && (
        <p className={styles.byHand}>
          {support.copyByHand} <span className={styles.link}>{appConfig.storeUrl}</span>
        </p>
      )}
    </>
  );
}
