// The pages of each resource.
import { CustomRoutes, Resource } from 'ra-core';
import { Route } from 'react-router';
import { SearchPage } from '../search/search-page.tsx';
import { PosterPage } from '../setup/poster-page.tsx';
import { SetupPage } from '../setup/setup-page.tsx';
import { TodayPage } from '../today/today-page.tsx';
import { ToRecordPage } from '../ui/to-record-page.tsx';
import { ArticleCreate, ArticleEdit } from './articles/article-edit.tsx';
import { ArticleList } from './articles/article-list.tsx';
import { AuditList } from './audit/audit-list.tsx';
import { BannerCreate, BannerEdit } from './banners/banner-edit.tsx';
import { BannerList } from './banners/banner-list.tsx';
import { CatalogueCreate, CatalogueEdit } from './catalogue/catalogue-edit.tsx';
import { CatalogueList } from './catalogue/catalogue-list.tsx';
import { ImportPage } from './catalogue/import-page.tsx';
import { CategoryCreate, CategoryEdit } from './categories/category-edit.tsx';
import { CategoryList } from './categories/category-list.tsx';
import { CityCreate, CityEdit } from './cities/city-edit.tsx';
import { CityList } from './cities/city-list.tsx';
import { DelivererCreate } from './deliverers/deliverer-create.tsx';
import { DelivererEdit } from './deliverers/deliverer-edit.tsx';
import { DelivererList } from './deliverers/deliverer-list.tsx';
import { DelivererShow } from './deliverers/deliverer-show.tsx';
import { OrderList } from './orders/order-list.tsx';
import { OrderShow } from './orders/order-show.tsx';
import { RequestEdit } from './requests/request-edit.tsx';
import { RequestList } from './requests/request-list.tsx';
import { ShopEdit } from './shops/shop-edit.tsx';
import { ShopList } from './shops/shop-list.tsx';
import { ShopMap } from './shops/shop-map.tsx';
import { ShopShow } from './shops/shop-show.tsx';
import { SlotCreate } from './slots/slot-create.tsx';
import { SlotEdit } from './slots/slot-edit.tsx';
import { SlotsPage } from './slots/slots-page.tsx';
import { TemplatePage } from './slots/template-page.tsx';
import { SupportContactsPage } from './support-contacts/support-contacts-page.tsx';
import { SynonymCreate, SynonymEdit } from './synonyms/synonym-edit.tsx';
import { SynonymList } from './synonyms/synonym-list.tsx';
import { ProductTypeCreate, ProductTypeEdit } from './types/product-type-edit.tsx';
import { ProductTypeList } from './types/product-type-list.tsx';
import { ShopTypeCreate, ShopTypeEdit } from './types/shop-type-edit.tsx';
import { ShopTypeList } from './types/shop-type-list.tsx';
import { UserEdit } from './users/user-edit.tsx';
import { UserList } from './users/user-list.tsx';
import { UserShow } from './users/user-show.tsx';

export const deskResources = [
  <CustomRoutes key="today">
    <Route path="/" element={<TodayPage />} />
    <Route path="/slots/template" element={<TemplatePage />} />
    <Route path="/search" element={<SearchPage />} />
    <Route path="/setup" element={<SetupPage />} />
    <Route path="/setup/poster" element={<PosterPage />} />
    <Route path="/support-contacts" element={<SupportContactsPage />} />
    <Route path="/shops/map" element={<ShopMap />} />
  </CustomRoutes>,
  <Resource key="requests" name="requests" list={RequestList} edit={RequestEdit} />,
  <Resource key="shops" name="shops" list={ShopList} show={ShopShow} edit={ShopEdit} />,
  <Resource key="users" name="users" list={UserList} show={UserShow} edit={UserEdit} />,
  <Resource
    key="deliverers"
    name="deliverers"
    list={DelivererList}
    create={DelivererCreate}
    show={DelivererShow}
    edit={DelivererEdit}
  />,
  <Resource key="cities" name="cities" list={CityList} create={CityCreate} edit={CityEdit} />,
  <Resource
    key="shop-types"
    name="shop-types"
    list={ShopTypeList}
    create={ShopTypeCreate}
    edit={ShopTypeEdit}
  />,
  <Resource
    key="product-types"
    name="product-types"
    list={ProductTypeList}
    create={ProductTypeCreate}
    edit={ProductTypeEdit}
  />,
  <Resource key="slots" name="slots" list={SlotsPage} create={SlotCreate} edit={SlotEdit} />,
  <Resource key="orders" name="orders" list={OrderList} show={OrderShow} edit={ToRecordPage} />,
  <Resource
    key="catalogue"
    name="catalogue"
    list={CatalogueList}
    create={CatalogueCreate}
    edit={CatalogueEdit}
  >
    <Route path="import" element={<ImportPage />} />
  </Resource>,
  <Resource key="synonyms" name="synonyms" list={SynonymList} create={SynonymCreate} edit={SynonymEdit} />,
  <Resource key="articles" name="articles" list={ArticleList} create={ArticleCreate} edit={ArticleEdit} />,
  <Resource key="banners" name="banners" list={BannerList} create={BannerCreate} edit={BannerEdit} />,
  <Resource
    key="categories"
    name="categories"
    list={CategoryList}
    create={CategoryCreate}
    edit={CategoryEdit}
  />,
  <Resource key="audit" name="audit" list={AuditList} />,
];
