// The medication search over every way to the service.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestService } from '@/lib/service/test-service';
import { searchMedications } from './medications';
import { waysTo, type Way } from './testing/ways';
import { setServiceTransport } from './transport';

describe.each(waysTo(startTestService))('medicines, searched %s', (_, open) => {
  let way: Way;
  beforeAll(async () => {
    way = await open();
  });
  afterAll(() => way.close());
  beforeEach(() => setServiceTransport(way.transport));

  it('finds by name, form, ingredients and strength together', async () => {
    const [first] = await searchMedications({
      drug_name: 'augmentin',
      form: 'tab',
      generic_names: 'clavulanic acid, amoxicillin',
      volumes: '500 mg',
    });
    expect(first?.name).toMatch(/^Augmentin .*Tablet/);
    expect(Object.keys(first ?? {}).sort()).toEqual([
      'generic_name', 'manufacturer_name', 'name', 'product_type',
    ]); // prettier-ignore
  });

  it('answers at most as many as asked for, and none when nothing is asked', async () => {
    expect(await searchMedications({ generic_names: 'paracetamol', limit: 3 })).toHaveLength(3);
    expect(await searchMedications({ generic_names: 'paracetamol' })).toHaveLength(20);
    expect(await searchMedications({})).toEqual([]);
  });

  it('hears a refusal in words', async () => {
    await expect(searchMedications({ drug_name: 'a'.repeat(201) })).rejects.toMatchObject({
      kind: 'refused',
      status: 400,
      message: 'drug_name: must have at most 200 characters',
    });
  });

  it('finds nothing under a prefix that the service does not have', async () => {
    setServiceTransport({ ...way.transport, medicationGateway: '/other-gateway' });
    await expect(searchMedications({ drug_name: 'dolo' })).rejects.toMatchObject({
      kind: 'refused',
      status: 404,
    });
    setServiceTransport({ ...way.transport, medicationGateway: '/eka-mcp' });
    expect((await searchMedications({ drug_name: 'dolo 650' }))[0]?.name).toBe('Dolo 650 Tablet');
  });
});
