import type { BetterAuthOptions } from 'better-auth'

const times = { createdAt: 'created_at', updatedAt: 'updated_at' }

/** better-auth's names for tables and columns → ours, see the migration. */
export const columns = {
  user: {
    modelName: 'account_users',
    fields: { ...times, emailVerified: 'email_verified' },
    additionalFields: {
      phoneNumber: { type: 'string', required: false, input: false, fieldName: 'phone_number' },
      phoneNumberVerified: {
        type: 'boolean',
        required: false,
        input: false,
        fieldName: 'phone_number_verified',
      },
    },
  },
  session: {
    modelName: 'account_sessions',
    fields: {
      ...times,
      userId: 'user_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
    },
  },
  account: {
    modelName: 'account_methods',
    fields: {
      ...times,
      userId: 'user_id',
      accountId: 'provider_account_id',
      providerId: 'provider_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
    },
  },
  verification: {
    modelName: 'account_tokens',
    fields: { ...times, expiresAt: 'expires_at' },
  },
} satisfies BetterAuthOptions
