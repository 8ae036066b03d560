// One list of tests for every way to the service: what works in this process must work over a socket.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestService } from '@/lib/service/test-service';
import { createAppointment } from './appointments';
import { getBusinessEntities, getBusinessInfo } from './business';
import {
  createClinic,
  deleteClinic,
  getBusinessClinic,
  getClinic,
  listClinics,
  updateClinic,
} from './clinics';
import { createDoctor, getDoctor, getDoctorProfile, listDoctors, updateDoctor } from './doctors';
import {
  createPatient,
  getPatient,
  listPatients,
  listPatientsByMobile,
  searchBusinessPatients,
  searchPatients,
  updatePatient,
} from './patients';
import { makeClinicWorld, unique, uniqueMobile, type ClinicWorld } from './testing/clinic-world';
import { waysTo, type Way } from './testing/ways';
import { connection, setServiceTransport } from './transport';

describe.each(waysTo(startTestService))('the directory, asked %s', (_, open) => {
  let way: Way;
  let ids: ClinicWorld;

  beforeAll(async () => {
    way = await open();
    setServiceTransport(way.transport);
    ids = await makeClinicWorld();
  });
  afterAll(() => way.close());
  beforeEach(() => setServiceTransport(way.transport));

  it('names the business, its clinics and its doctors', async () => {
    const { bid, business_name } = await getBusinessInfo();
    const { business, clinics, doctors } = await getBusinessEntities();
    expect(business).toEqual({ business_id: bid, name: business_name });
    expect(clinics.find(({ clinic_id }) => clinic_id === ids.clinic_id)?.doctors).toEqual([ids.doctor_id]);
    expect(doctors.map(({ doctor_id }) => doctor_id)).toContain(ids.doctor_id);
  });

  it('a clinic is created, read by both ids, changed and deleted', async () => {
    const partner_id = unique('HQ');
    const id = await createClinic({ name: 'Indiranagar', address: '12 Main Road', partner_id });
    expect(await getClinic(partner_id)).toMatchObject({ id, name: 'Indiranagar', time_zone: 'Asia/Kolkata' });
    await updateClinic(id, { name: 'Koramangala', doctor_ids: [ids.doctor_id] });
    expect((await getBusinessClinic(id)).name).toBe('Koramangala');
    expect((await listClinics()).find((clinic) => clinic.id === id)?.doctors).toHaveLength(1);
    await deleteClinic(partner_id);
    expect((await listClinics()).map((clinic) => clinic.id)).not.toContain(id);
    await expect(deleteClinic(id)).rejects.toMatchObject({
      kind: 'refused',
      status: 404,
      message: 'Clinic not found',
    });
    await expect(getClinic(id)).rejects.toMatchObject({ kind: 'refused', status: 404 });
  });

  it('a doctor is created, changed and read in both forms', async () => {
    const id = await createDoctor({ firstname: 'Meera', lastname: 'Iyer', gender: 'F' });
    await updateDoctor(id, { specialisations: ['Paediatrics'], clinic_ids: [ids.clinic_id] });
    expect(await getDoctor(id)).toMatchObject({ lastname: 'Iyer', specialisation: ['Paediatrics'] });
    expect((await getDoctorProfile(id)).profile.professional.default_clinic).toBe(ids.clinic_id);
    expect((await listDoctors()).map((doctor) => doctor.id)).toContain(id);
  });

  it('a patient is added, read by both ids, changed and found; a family shares a phone', async () => {
    const mobile = uniqueMobile();
    const name = unique('Deshpande');
    const partner_patient_id = unique('AP');
    const id = await createPatient({
      first_name: 'Ananya',
      last_name: name,
      gender: 'F',
      dob: '1992-01-31',
      mobile,
      partner_patient_id,
    });
    const son = await createPatient({ first_name: 'Kabir', last_name: name, gender: 'M', age: 3, mobile });
    await updatePatient(partner_patient_id, { address: { city: 'Pune' } }, { kind: 'partner' });
    expect(await getPatient(partner_patient_id, { kind: 'partner' })).toMatchObject({
      patient_id: id,
      address: { city: 'Pune' },
    });
    expect((await getPatient(id)).dob).toBe('1992-01-31');
    const both = [id, son].sort();
    expect((await searchBusinessPatients(mobile)).map(({ patient_id }) => patient_id).sort()).toEqual(both);
    expect((await listPatientsByMobile(mobile)).map(({ oid }) => oid).sort()).toEqual(both);
    expect((await searchPatients(mobile.slice(0, 9))).map(({ oid }) => oid)).toContain(son);
    expect(await searchPatients(mobile, 1)).toHaveLength(1);
    expect((await listPatients(1, 1)).currPageMeta).toMatchObject({ currPageNo: 1, nextPage: 2 });
  });

  it('a patient with a partner id that is taken is refused', async () => {
    const partner_patient_id = unique('AP');
    const body = { first_name: 'Ananya', gender: 'F', age: 34, partner_patient_id } as const;
    await createPatient(body);
    await expect(createPatient(body)).rejects.toMatchObject({
      kind: 'refused',
      status: 409,
      code: 'PATIENT_ALREADY_EXISTS',
    });
  });

  it('a token that the service does not take is replaced without anybody noticing', async () => {
    await listClinics();
    const { tokens } = connection();
    if (!tokens.grant) throw new Error('There is no token after a question.');
    tokens.grant.accessToken = `${tokens.grant.accessToken.slice(0, -4)}AAAA`;
    expect(await listClinics()).not.toEqual([]);
  });

  it('a token near its end is refreshed', async () => {
    await listClinics();
    const { tokens } = connection();
    if (!tokens.grant) throw new Error('There is no token after a question.');
    const { accessToken } = tokens.grant;
    tokens.grant.renewAt = Date.now();
    await listClinics();
    expect(tokens.grant.accessToken).not.toBe(accessToken);
  });

  it('wrong credentials are refused', async () => {
    setServiceTransport({ ...way.transport, clientSecret: 'wrong' });
    await expect(listClinics()).rejects.toMatchObject({ kind: 'refused', status: 401 });
  });

  it('a wrong shared key is refused for what we send and unreadable in what we get', async () => {
    const known = way.transport.sharedKey;
    setServiceTransport({
      ...way.transport,
      sharedKey: { kid: known?.kid ?? 'unknown', secret: 'not the right 16' },
    });
    await expect(
      createAppointment({
        ...ids,
        appointment_details: { start_time: Date.parse('2031-03-10T06:30:00Z') / 1000 },
      }),
    ).rejects.toMatchObject({
      kind: 'refused',
      status: 400,
    });
    if (known) await expect(listClinics()).rejects.toMatchObject({ kind: 'unreadable' });
  });
});
