// The endpoints where programs get their tokens (decisions 1; the interface shows none).
import { loginRequest, refreshRequest, tokenGrant } from '@/lib/contract/credentials';
import { operation } from '../http/operation';
import { logIn, refresh } from './login';

const answers = { 200: { description: 'A pair of tokens', schema: tokenGrant } };

export const credentials = {
  logIn: operation({
    id: 'logIn',
    source: 'vendor',
    summary: 'Get an access token for a client id and its secret',
    body: loginRequest,
    answers,
    errors: ['UNAUTHORIZED', 'TOO_MANY_REQUESTS'],
    handler: async ({ body, service }) => ({
      status: 200,
      body: await logIn(service.credentials, body.client_id, body.client_secret),
    }),
  }),
  refresh: refreshing('refreshToken', 'Exchange a refresh token for the next pair of tokens'),
  refreshOld: refreshing(
    'refreshTokenOld',
    'Exchange a refresh token, under the older path that programs still use',
  ),
};

function refreshing(id: string, summary: string) {
  return operation({
    id,
    source: 'vendor',
    summary,
    body: refreshRequest,
    answers,
    errors: ['UNAUTHORIZED', 'TOO_MANY_REQUESTS'],
    handler: async ({ body, service }) => ({
      status: 200,
      body: await refresh(service.credentials, body.refresh_token),
    }),
  });
}
