// The endpoints where programs get their tokens (decisions 1; the interface shows none).
import { loginRequest, refreshRequest, tokenGrant } from '@/lib/contract/credentials';
import { operation } from '../http/operation';
import { logIn, refresh } from './login';

const answers = { 200: { description: 'A pair of tokens', schema: tokenGrant } };

export const credentialOperations = [
  operation({
    id: 'logIn',
    method: 'POST',
    path: '/connect-auth/v1/account/login',
    source: 'vendor',
    summary: 'Get an access token for a client id and its secret',
    scope: null,
    credential: 'Authorization',
    body: loginRequest,
    answers,
    errors: ['UNAUTHORIZED'],
    handler: async ({ body, service }) => ({
      status: 200,
      body: await logIn(service.credentials, body.client_id, body.client_secret),
    }),
  }),
  ...(['refresh-token', 'refresh'] as const).map((name) =>
    operation({
      id: name === 'refresh' ? 'refreshTokenOld' : 'refreshToken',
      method: 'POST',
      path: `/connect-auth/v1/account/${name}`,
      source: 'vendor',
      summary:
        name === 'refresh'
          ? 'Exchange a refresh token, under the older path that programs still use'
          : 'Exchange a refresh token for the next pair of tokens',
      scope: null,
      credential: 'Authorization',
      body: refreshRequest,
      answers,
      errors: ['UNAUTHORIZED'],
      handler: async ({ body, service }) => ({
        status: 200,
        body: await refresh(service.credentials, body.refresh_token),
      }),
    }),
  ),
];
