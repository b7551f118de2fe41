import { describeAgreement } from '../editor/describeAgreement';
import { listBases } from '../mutation/listBases';

// Configurations of real installations use variables, which an editor can't resolve.
describeAgreement(
  listBases().filter(({ isOwn }) => isOwn),
  40,
);
