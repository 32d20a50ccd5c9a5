// /banners/7 and /banners/create: a banner's title, picture and link, with a preview as on a phone.
import { limits } from '@haat/contract/limits';
import type { BannerRecord } from '@haat/contract/operator/banners';
import { maxLength, required } from 'ra-core';
import { CreatePage } from '../../ui/create-page.tsx';
import { DeleteButton } from '../../ui/delete-button.tsx';
import { EditPage } from '../../ui/edit-page.tsx';
import { coverInWords, PictureInput } from '../../ui/picture-input.tsx';
import { PreviewAside, PreviewButton } from '../../ui/preview-aside.tsx';
import type { ComparedField } from '../../ui/stale-differences.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { BannerLinkInput } from './banner-link-input.tsx';
import { BannerPreview } from './banner-preview.tsx';

const fields: readonly ComparedField[] = [
  { source: 'title', label: 'Title' },
  { source: 'cover', label: 'Picture', text: coverInWords },
  { source: 'link', label: 'Link' },
];
const titleRules = [required('Enter a title.'), maxLength(limits.title)];

const BannerInputs = () => (
  <>
    <TextInput
      source="title"
      label="Title"
      validate={titleRules}
      helperText="A few words, over the picture"
    />
    <PictureInput helperText="The words cover its left half" />
    <BannerLinkInput source="link" />
    <PreviewButton>
      <BannerPreview />
    </PreviewButton>
  </>
);

const preview = (
  <PreviewAside>
    <BannerPreview />
  </PreviewAside>
);

export const BannerEdit = () => (
  <EditPage<BannerRecord>
    title={(banner) => (banner ? `Edit ${banner.title}` : 'Edit banner')}
    fields={fields}
    then="list"
    canAddAgain
    aside={preview}
    actions={(banner) => (
      <DeleteButton
        record={banner}
        title={`Delete “${banner.title}”?`}
        text="Customers no longer see it."
        success="Banner deleted"
      />
    )}
  >
    <BannerInputs />
  </EditPage>
);

export const BannerCreate = () => (
  <CreatePage title="Add banner" success="Banner added" then="list" aside={preview}>
    <BannerInputs />
  </CreatePage>
);
