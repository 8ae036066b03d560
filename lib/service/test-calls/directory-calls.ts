import { localDay } from '@/lib/contract/time';
import { asPartner, type By, type Maker, type World } from './world';

const newClinic = (world: World, body: object = {}) =>
  world.make('/cdr/v1/clinic', { name: 'For one call', address: '1 Lane', ...body });
const newDoctor = (world: World) =>
  world.make('/cdr/v1/doctor', { firstname: 'One', lastname: 'Call', gender: 'O' });

/** Lists of ids that a body names, in one of their two fields. */
const doctorsOf = ({ doctor }: World, by: By) => ({
  [by === 'partner' ? 'partner_doctor_ids' : 'doctor_ids']: [doctor[by]],
});
const clinicsOf = ({ clinic }: World, by: By) => ({
  [by === 'partner' ? 'partner_clinic_ids' : 'clinic_ids']: [clinic[by]],
});
const plan = ({ patient }: World) => `/desk-ext/v1/patients/${patient.service}/vaccinations`;

export const directoryCalls: Record<string, Maker> = {
  deleteClinic: async (world, by) => {
    const partner_id = `OUR-CLINIC-${world.next()}`;
    const id = await newClinic(world, { partner_id });
    return { path: `/cdr/v1/clinic/${by === 'partner' ? partner_id : id}/` };
  },
  createClinic: (world, by) => ({
    path: '/cdr/v1/clinic',
    body: { name: 'New', address: '2 Lane', ...doctorsOf(world, by) },
  }),
  listClinics: () => ({ path: '/cdr/v1/clinic/' }),
  getClinic: (world, by) => ({ path: `/cdr/v1/clinic/${world.clinic[by]}/` }),
  updateClinic: async (world, by) => {
    const partner_id = `OUR-CLINIC-${world.next()}`;
    const id = await newClinic(world, { partner_id });
    return {
      path: `/cdr/v1/clinic/${by === 'partner' ? partner_id : id}/`,
      body: { name: 'Renamed', ...doctorsOf(world, by) },
    };
  },
  getBusinessClinic: (world, by) => ({ path: `/dr/v1/business/clinic/${world.clinic[by]}` }),
  getBusinessInfo: () => ({ path: '/cdr/v1/get_business_info/' }),
  getBusinessEntities: () => ({ path: '/dr/v1/business/entities' }),
  createDoctor: (world, by) => ({
    path: '/cdr/v1/doctor',
    body: { firstname: 'New', lastname: 'Doctor', gender: 'M', ...clinicsOf(world, by) },
  }),
  listDoctors: () => ({ path: '/cdr/v1/doctor/' }),
  getDoctor: (world, by) => ({ path: `/cdr/v1/doctor/${world.doctor[by]}/` }),
  // A doctor is changed by the service's id only; the other id can stand in the body.
  updateDoctor: async (world, by) => ({
    path: `/cdr/v1/doctor/${await newDoctor(world)}/`,
    body: { about: 'Changed', ...clinicsOf(world, by) },
  }),
  getDoctorProfile: (world, by) => ({ path: `/dr/v1/doctor/${world.doctor[by]}` }),
  listSlots: (world, by) => {
    const day = localDay(Date.now() / 1000 + 86_400, 'Asia/Kolkata');
    const place = `/dr/v1/doctor/${world.doctor[by]}/clinic/${world.clinic[by]}/appointment/slot`;
    return { path: `${place}?start_date=${day}&end_date=${day}` };
  },
  createPatient: (world) => ({
    path: '/dr/v1/patient',
    body: { first_name: 'New', gender: 'O', age: 30, partner_patient_id: `OUR-NEW-${world.next()}` },
  }),
  getPatient: (world, by) => ({ path: `/dr/v1/patient/${world.patient[by]}${asPartner(by)}` }),
  updatePatient: (world, by) => ({
    path: `/dr/v1/patient/${world.patient[by]}${asPartner(by)}`,
    body: { designation: `Ms ${world.next()}` },
  }),
  searchBusinessPatients: () => ({ path: '/dr/v1/business/patients/search?mobile=9811122233' }),
  searchPatients: (_, by) => ({
    path: `/profiles/v1/patient/search?prefix=${by === 'partner' ? 'OUR-' : 'Ishita'}`,
  }),
  listPatientsByMobile: () => ({ path: '/profiles/v1/patient/by-mobile?mob=%2B919811122233' }),
  listPatients: () => ({ path: '/profiles/v1/patient/minified?pageNo=1' }),
  findPatients: (_, by) => ({ path: `/desk-ext/v1/patients?q=${by === 'partner' ? 'OUR-' : 'Ishita'}` }),
  listVaccinations: (world) => ({ path: plan(world) }),
  updateVaccination: async (world) => ({
    path: plan(world),
    body: { vaccine: await planned(world), state: 'given' },
  }),
  sendVaccinationReminder: async (world) => {
    await planned(world);
    return { path: `${plan(world)}/reminder`, body: { due_date: '2026-12-24' } };
  },
};

/** Plans a vaccination of the patient and gives its name. */
async function planned({ service, doctor, patient, next }: World): Promise<string> {
  const vaccine = `Vaccine ${next()}`;
  const { businessId } = service.partner;
  const row = { businessId, patientId: patient.service, doctorId: doctor.service, vaccine };
  await service.context.store.plannedVaccination.create({
    data: { ...row, dueDate: '2026-12-24', state: 'due' },
  });
  return vaccine;
}
