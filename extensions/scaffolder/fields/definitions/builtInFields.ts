import type { FormField } from '../../blueprints/formField';
import { entityNamePicker } from './entityNamePicker';
import { entityPicker } from './entityPicker';
import { entityTagsPicker } from './entityTagsPicker';
import { multiEntityPicker } from './multiEntityPicker';
import { myGroupsPicker } from './myGroupsPicker';
import { ownedEntityPicker } from './ownedEntityPicker';
import { ownerPicker } from './ownerPicker';
import { repoBranchPicker } from './repoBranchPicker';
import { repoOwnerPicker } from './repoOwnerPicker';
import { repoUrlPicker } from './repoUrlPicker';

/** The fields of the plugin, by the names of their extensions. */
export const builtInFields = {
  'repo-url-picker': repoUrlPicker,
  'entity-name-picker': entityNamePicker,
  'entity-picker': entityPicker,
  'owner-picker': ownerPicker,
  'entity-tags-picker': entityTagsPicker,
  'multi-entity-picker': multiEntityPicker,
  'my-groups-picker': myGroupsPicker,
  'owned-entity-picker': ownedEntityPicker,
  'repo-branch-picker': repoBranchPicker,
  'repo-owner-picker': repoOwnerPicker,
} satisfies Record<string, FormField>;

/** All fields of the plugin. */
export const allFields: readonly FormField[] = Object.values(builtInFields);
