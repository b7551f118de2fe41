import * as z from 'zod/mini';
import { EntityCardBlueprint } from '#extensions/catalog';

const aggregation = {
  initialRelationAggregation: z.optional(z.enum(['direct', 'aggregated'])),
  showAggregateMembersToggle: z.optional(z.boolean()),
};

/** `entity-card:org/group-profile` */
export const groupProfileCard = EntityCardBlueprint.make({
  name: 'group-profile',
  params: {
    type: 'info',
    filter: { kind: 'group' },
    loader: async () => {
      const { GroupProfileCard } = await import('./cards/GroupProfileCard');
      return <GroupProfileCard />;
    },
  },
});

/** `entity-card:org/user-profile` */
export const userProfileCard = EntityCardBlueprint.makeWithOverrides({
  name: 'user-profile',
  configSchema: { maxRelations: z.optional(z.number()), hideIcons: z.optional(z.boolean()) },
  factory(originalFactory, { config }) {
    return originalFactory({
      type: 'info',
      filter: { kind: 'user' },
      loader: async () => {
        const { UserProfileCard } = await import('./cards/UserProfileCard');
        return <UserProfileCard maxRelations={config.maxRelations} hideIcons={config.hideIcons ?? false} />;
      },
    });
  },
});

/** `entity-card:org/members-list` */
export const membersListCard = EntityCardBlueprint.makeWithOverrides({
  name: 'members-list',
  configSchema: aggregation,
  factory(originalFactory, { config }) {
    return originalFactory({
      filter: { kind: 'group' },
      loader: async () => {
        const { MembersCard } = await import('./cards/MembersCard');
        return (
          <MembersCard
            initialAggregation={config.initialRelationAggregation ?? 'direct'}
            showToggle={config.showAggregateMembersToggle ?? true}
          />
        );
      },
    });
  },
});

/** `entity-card:org/ownership` */
export const ownershipCard = EntityCardBlueprint.makeWithOverrides({
  name: 'ownership',
  configSchema: { ...aggregation, ownedKinds: z.optional(z.array(z.string())) },
  factory(originalFactory, { config }) {
    return originalFactory({
      filter: { kind: { $in: ['group', 'user'] } },
      loader: async () => {
        const { OwnershipCard } = await import('./cards/OwnershipCard');
        return (
          <OwnershipCard
            initialAggregation={config.initialRelationAggregation}
            showToggle={config.showAggregateMembersToggle ?? true}
            ownedKinds={config.ownedKinds ?? ['Component', 'API', 'System', 'Domain', 'Resource', 'Template']}
          />
        );
      },
    });
  },
});
