import { listBases } from '../mutation/listBases';
import { describeAgreement } from './describeAgreement';

// One configuration with a few mistakes. `npm run test:deep` tries many more.
describeAgreement(
  listBases().filter(({ name }) => name === 'portal'),
  12,
);
