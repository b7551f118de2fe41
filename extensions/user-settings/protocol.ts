/** The HTTP shapes of user settings, shared by the browser side and the server side. */
export type { MultigetRequest, MultigetResponse, UserSetting } from './protocol/userSettings';
export {
  multigetRequestSchema,
  multigetResponseSchema,
  userSettingPutSchema,
  userSettingSchema,
} from './protocol/userSettings';
