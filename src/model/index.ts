export type { JsonObject, JsonPrimitive, JsonValue } from './value/json';
export { isJsonObject } from './value/json';
export type {
  Entity,
  EntityLink,
  EntityMeta,
  EntityRelation,
  EntityStatusItem,
  EntityStatusLevel,
} from './entity/entity';
export { DEFAULT_NAMESPACE } from './entity/entity';
export type {
  CompoundEntityRef,
  EntityRefDefaults,
  EntityRefInput,
  ParsedEntityRef,
} from './entity/entityRef';
export {
  getCompoundEntityRef,
  parseEntityRef,
  safeParseEntityRef,
  stringifyEntityRef,
} from './entity/entityRef';
export {
  RELATION_API_CONSUMED_BY,
  RELATION_API_PROVIDED_BY,
  RELATION_CHILD_OF,
  RELATION_CONSUMES_API,
  RELATION_DEPENDENCY_OF,
  RELATION_DEPENDS_ON,
  RELATION_HAS_MEMBER,
  RELATION_HAS_PART,
  RELATION_MEMBER_OF,
  RELATION_OWNED_BY,
  RELATION_OWNER_OF,
  RELATION_PAIRS,
  RELATION_PARENT_OF,
  RELATION_PART_OF,
  RELATION_PROVIDES_API,
  getEntityRelations,
  oppositeRelation,
} from './entity/relation';
export type {
  ApiEntity,
  ComponentEntity,
  DomainEntity,
  GroupEntity,
  LocationEntity,
  Profile,
  ResourceEntity,
  SystemEntity,
  TemplateEntity,
  UserEntity,
} from './entity/kinds';
export { CATALOG_API_VERSIONS, TEMPLATE_API_VERSIONS } from './entity/kinds';
export type { LocationRef, ParsedLocationRef } from './entity/locationRef';
export { parseLocationRef, safeParseLocationRef, stringifyLocationRef } from './entity/locationRef';
export { isScriptUrl } from './value/scriptUrl';
export { printableText } from './value/printableText';
export type { RelationEdge } from './declaredRelations';
export { declaredRelations } from './declaredRelations';
export type { ValidationIssue } from './validation/issue';
export { printIssuePath } from './validation/issue';
export {
  isApiVersion,
  isDnsLabel,
  isDnsSubdomain,
  isKind,
  isLabelValue,
  isNamespace,
  isObjectName,
  isQualifiedKey,
  isTag,
} from './validation/format';
export { validateEnvelope } from './validation/envelope';
export { validateEntity } from './validation/validateEntity';
export type {
  FilterPredicate,
  FilterPredicateExpression,
  FilterPredicateValue,
  FilterPrimitive,
} from './predicate/filterPredicate';
export { evaluateFilterPredicate } from './predicate/evaluateFilterPredicate';
export type { ParsedFilterPredicate } from './predicate/parseFilterPredicate';
export { parseFilterPredicate } from './predicate/parseFilterPredicate';
export { valueAtPath } from './predicate/valueAtPath';
export { replaceLetters } from './value/replaceLetters';
export type {
  ResolveScmUrlOptions,
  ScmAddress,
  ScmConfig,
  ScmIntegration,
  ScmIntegrations,
  ScmType,
} from './integrations';
export { createScmIntegrations, encodePath, readConnectionString, SCM_TYPES } from './integrations';
// Similar words, for messages.
export { findCandidates } from '#diagnostics';
