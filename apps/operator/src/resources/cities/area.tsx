import * as accounts from '@haat/contract/accounts';
import * as cities from '@haat/contract/operator/cities';
import { Resource } from 'ra-core';
import type { Area } from '../../areas/area.ts';
import { CityIcon } from '../../ui/icons.tsx';
import { CityCreate, CityEdit } from './city-edit.tsx';
import { CityList } from './city-list.tsx';

export const citiesArea: Area = {
  calls: {
    cities: {
      list: cities.listCities,
      get: cities.getCity,
      create: cities.createCity,
      update: cities.updateCity,
    },
    /** The public list of cities, for filters and forms. */
    'city-choices': { list: accounts.cities },
  },
  pages: [<Resource key="cities" name="cities" list={CityList} create={CityCreate} edit={CityEdit} />],
  menu: [{ group: 'delivery', path: '/cities', label: 'Cities', icon: CityIcon }],
  records: [{ kind: 'city', plural: 'Cities', resources: ['cities'], pathOf: (id) => `/cities/${id}` }],
};
