import type { Entity } from './entity';
import type { JsonObject, JsonValue } from '../value/json';

/** API versions of the built-in kinds of the catalog. */
export const CATALOG_API_VERSIONS: readonly string[] = ['backstage.io/v1alpha1', 'backstage.io/v1beta1'];
/** API versions of templates. */
export const TEMPLATE_API_VERSIONS: readonly string[] = ['scaffolder.backstage.io/v1beta3'];

type KindOf<Kind extends string, Spec extends JsonObject> = Entity & { kind: Kind; spec: Spec };

export type Profile = { displayName?: string; email?: string; picture?: string };

export type ComponentEntity = KindOf<
  'Component',
  {
    type: string;
    lifecycle: string;
    owner: string;
    system?: string;
    subcomponentOf?: string;
    providesApis?: string[];
    consumesApis?: string[];
    dependsOn?: string[];
    dependencyOf?: string[];
  }
>;

export type ApiEntity = KindOf<
  'API',
  { type: string; lifecycle: string; owner: string; definition: string; system?: string }
>;

export type ResourceEntity = KindOf<
  'Resource',
  { type: string; owner: string; system?: string; dependsOn?: string[]; dependencyOf?: string[] }
>;

export type SystemEntity = KindOf<'System', { owner: string; domain?: string; type?: string }>;

export type DomainEntity = KindOf<'Domain', { owner: string; subdomainOf?: string; type?: string }>;

export type GroupEntity = KindOf<
  'Group',
  { type: string; children: string[]; parent?: string; members?: string[]; profile?: Profile }
>;

export type UserEntity = KindOf<'User', { memberOf?: string[]; profile?: Profile }>;

export type LocationEntity = KindOf<
  'Location',
  { type?: string; target?: string; targets?: string[]; presence?: 'required' | 'optional' }
>;

export type TemplateEntity = KindOf<
  'Template',
  {
    type: string;
    steps: Array<{ id?: string; name?: string; action: string; input?: JsonObject; if?: JsonValue }>;
    parameters?: JsonObject | JsonObject[];
    output?: JsonObject;
    owner?: string;
    lifecycle?: string;
    presentation?: JsonObject;
  }
>;
