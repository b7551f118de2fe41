/** The tables beside the catalogue's, as their migration leaves them. */
export type PortalTables = {
  auth_signing_key: {
    kid: string;
    /** JSON. */
    private_jwk: string;
    created_at: Date;
  };
  user_setting: {
    user_ref: string;
    bucket: string;
    key: string;
    /** JSON. */
    value: string;
  };
};
