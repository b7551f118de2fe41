/** The tables of user settings. */
export interface UserSettingsTables {
  user_setting: {
    user_ref: string;
    bucket: string;
    key: string;
    /** JSON. */
    value: string;
  };
}
