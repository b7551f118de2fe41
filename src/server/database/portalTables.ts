/** The tables beside the catalogue's, as their migration leaves them. */
export type PortalTables = {
  auth_signing_key: {
    kid: string;
    /** JSON. */
    private_jwk: string;
    created_at: Date;
  };
  auth_session_secret: {
    id: number;
    secret: string;
  };
  auth_ended_session: {
    id: string;
    until: Date;
  };
  user_setting: {
    user_ref: string;
    bucket: string;
    key: string;
    /** JSON. */
    value: string;
  };
};
