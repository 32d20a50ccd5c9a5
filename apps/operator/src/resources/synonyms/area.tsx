import * as synonyms from '@haat/contract/operator/synonyms';
import { Resource } from 'ra-core';
import type { Area } from '../../areas/area.ts';
import { LanguageIcon } from '../../ui/icons.tsx';
import { SynonymCreate, SynonymEdit } from './synonym-edit.tsx';
import { SynonymList } from './synonym-list.tsx';

export const synonymsArea: Area = {
  calls: {
    synonyms: {
      list: synonyms.listSynonyms,
      get: synonyms.getSynonym,
      create: synonyms.createSynonym,
      update: synonyms.updateSynonym,
      remove: synonyms.deleteSynonym,
    },
  },
  pages: [
    <Resource key="synonyms" name="synonyms" list={SynonymList} create={SynonymCreate} edit={SynonymEdit} />,
  ],
  menu: [{ group: 'goods', path: '/synonyms', label: 'Synonyms', icon: LanguageIcon }],
  records: [{ kind: 'synonym', plural: 'Synonyms', resources: ['synonyms'] }],
};
