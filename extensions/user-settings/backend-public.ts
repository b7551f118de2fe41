/** The API of user settings for other server sides. */
export { userSettingsRef, type UserSettings } from './server/userSettings';
