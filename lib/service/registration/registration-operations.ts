// Registration by Aadhaar, as a sandbox: a transaction is begun, no OTP is sent, the number is kept nowhere.
import { createHmac, randomUUID } from 'node:crypto';
import { aadhaarInit, aadhaarStarted } from '@/lib/contract/registration';
import { nowSeconds } from '../clock';
import { derivedKey } from '../derived-key';
import { operation } from '../http/operation';

const HINT = 'This is a sandbox: the transaction was begun, and no OTP is sent.';

export const registration = {
  beginAadhaar: operation({
    id: 'beginAadhaarRegistration',
    source: 'interface',
    summary: 'Begin a registration by Aadhaar number (sandbox)',
    body: aadhaarInit,
    answers: { 200: { description: 'The transaction was begun', schema: aadhaarStarted } },
    errors: ['INVALID_REQUEST'],
    handler: async ({ caller: { businessId }, body, service }) => {
      const number = body.aadhaar_number;
      const key = derivedKey(service.masterKey, 'aadhaar-number');
      const id = randomUUID();
      await service.store.registrationTransaction.create({
        data: {
          businessId,
          id,
          lastFour: number.slice(-4),
          numberHash: createHmac('sha256', key).update(`${businessId}:${number}`).digest('hex'),
          createdAt: nowSeconds(),
        },
      });
      return { status: 200, body: { txn_id: id, hint: HINT } };
    },
  }),
};
