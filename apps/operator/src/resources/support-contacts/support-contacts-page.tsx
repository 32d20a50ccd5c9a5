// /support-contacts: how people reach the operator.
import { RecordForm } from '../../ui/edit-page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SupportContactsForm } from './support-contacts-form.tsx';

export const SupportContactsPage = () => (
  <>
    <PageHead title="Support contacts">The app shows them to everybody who needs help.</PageHead>
    <SupportContactsForm form={(inputs) => <RecordForm>{inputs}</RecordForm>} />
  </>
);
