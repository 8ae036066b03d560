// A business and its living clinics and doctors, in the forms of the vendor's two reading endpoints.
import type { BusinessEntities } from '@/lib/contract/business';
import type { Answer, Call } from '../http/operation';
import type { Store } from '../store';
import { listClinics } from './clinic-store';

type ReadCall = Call<unknown, unknown, unknown>;

export async function answerBusiness({ caller, service }: ReadCall): Promise<Answer> {
  const { id, name } = await business(service.store, caller.businessId);
  return { status: 200, body: { status: 'success', bid: id, business_name: name } };
}

export async function answerEntities({ caller, service }: ReadCall): Promise<Answer> {
  const data = await entitiesOf(service.store, caller.businessId);
  return { status: 200, body: { status_code: 200, success: true, data } };
}

async function entitiesOf(store: Store, businessId: string): Promise<BusinessEntities> {
  const [{ id, name }, clinics, doctors] = await Promise.all([
    business(store, businessId),
    listClinics(store, businessId),
    store.doctor.findMany({ where: { businessId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] }),
  ]);
  return {
    business: { business_id: id, name },
    clinics: clinics.map((clinic) => ({
      clinic_id: clinic.id,
      name: clinic.name,
      doctors: clinic.doctors.map(({ doctor }) => doctor.id),
    })),
    doctors: doctors.map((doctor) => ({
      doctor_id: doctor.id,
      name: `${doctor.firstName} ${doctor.lastName}`.trim(),
      pic: doctor.profileImageUrl,
    })),
  };
}

function business(store: Store, businessId: string) {
  return store.business.findUniqueOrThrow({ where: { id: businessId } });
}
