import type { Examples } from './example';
import { DELIVERY_ID, DOCTOR_ID, EVENT_ID, PATIENT_ID, SUBSCRIPTION_ID } from './things';

const GRANT = {
  access_token: 'eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCJ9.eyJjbGllbnRfaWQiOiJjbGIifQ.c2lnbmF0dXJl',
  expires_in: 1800,
  refresh_token: 'qfGNhVVG7mZb3xkT0pWcYdR5sLuEaJi2',
  refresh_expires_in: 2592000,
};
const ENDPOINT = 'https://partner.example/events';
const DONE = { status: 'success', msg: 'Webhook updated' };
const TRANSACTION = `${PATIENT_ID}-${DOCTOR_ID}-1795279279394`;

const DELIVERY = {
  id: DELIVERY_ID,
  event_id: EVENT_ID,
  event: 'vaccination.reminder',
  transaction_id: TRANSACTION,
  subscription_id: SUBSCRIPTION_ID,
  endpoint: ENDPOINT,
  signed: true,
  state: 'delivered',
  created_at: 1795279279394,
  due_at: null,
  attempts: [{ number: 1, at: 1795279279401, took: 84, status: 200, problem: null, answer: 'ok' }],
};

const refreshed = { body: { refresh_token: GRANT.refresh_token }, answer: GRANT };

const eventExamples: Examples = {
  createSubscription: {
    body: {
      endpoint: ENDPOINT,
      event_names: ['vaccination.reminder', 'appointment.updated'],
      signing_key: 'a-signing-key-of-your-own',
      protocol: 'https',
    },
    answer: { id: SUBSCRIPTION_ID, status: 'success' },
  },
  listSubscriptions: {
    answer: {
      data: [
        {
          id: SUBSCRIPTION_ID,
          event_names: ['vaccination.reminder', 'appointment.updated'],
          endpoint: ENDPOINT,
          protocol: 'https',
          client_id: 'clb70b45f5c32e4541159e24a5',
          signed: true,
          enabled: true,
          state: 'on',
          created_at: '2026-11-21T16:39:57.221Z',
          updated_at: '2026-11-21T16:39:57.221Z',
        },
      ],
      msg: 'success',
    },
  },
  updateSubscription: { body: { enabled: false }, answer: DONE },
  deleteSubscription: { answer: { ...DONE, msg: 'Webhook deleted' } },
  listDeliveries: { answer: { deliveries: [DELIVERY], next: null } },
  getDelivery: { answer: { ...DELIVERY, body: '{"event":"vaccination.reminder"}' } },
  replayDelivery: { answer: DONE },
};

export const otherExamples: Examples = {
  logIn: {
    body: { client_id: 'clb70b45f5c32e4541159e24a5', client_secret: 'your-client-secret' },
    answer: GRANT,
  },
  refreshToken: refreshed,
  refreshTokenOld: refreshed,
  beginAadhaarRegistration: {
    // Made up; its check digit is right.
    body: { aadhaar_number: '234123412346' },
    answer: {
      txn_id: '7d4904de-60ba-42c1-9fbd-318be069e480',
      hint: 'This is a sandbox: the transaction was begun, and no OTP is sent.',
    },
  },
  searchMedications: {
    answer: [
      {
        name: 'Augmentin 625 Duo Tablet',
        generic_name: 'Amoxicillin,Clavulanic Acid',
        manufacturer_name: null,
        product_type: 'Tablet',
      },
    ],
  },
  listVaccinations: {
    answer: {
      vaccinations: [
        { vaccine: 'MMR', due_date: '2026-12-24', doctor_id: DOCTOR_ID, state: 'due', reminded_at: null },
      ],
    },
  },
  updateVaccination: { body: { vaccine: 'MMR', state: 'given' } },
  sendVaccinationReminder: {
    body: { due_date: '2026-12-24' },
    answer: { event_id: EVENT_ID, transaction_id: TRANSACTION },
  },
  ...eventExamples,
};
