/** The API of the catalog for other server sides. For entities, use `services.catalog`. */
export {
  catalogEntityCreatePermission,
  catalogEntityDeletePermission,
  catalogEntityReadPermission,
  catalogEntityRefreshPermission,
  catalogEntityValidatePermission,
  catalogLocationAnalyzePermission,
  catalogLocationCreatePermission,
  catalogLocationDeletePermission,
  catalogLocationReadPermission,
} from './protocol/permissions';
export { catalogRegistrationRef, type CatalogRegistration } from './server/catalogRegistration';
