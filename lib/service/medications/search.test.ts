import { beforeAll, describe, expect, it } from 'vitest';
import type { MedicationQuery } from '@/lib/contract/medication';
import { buildMedicationIndex } from './build-index';
import type { MedicationIndex } from './medication-index';
import { sampleRow } from './sample-catalogue';
import { searchMedications } from './search';

const AMOXICLAV = { generic_name: 'Amoxycillin,Clavulanic Acid' };
const ROWS = [
  sampleRow('Augmentin 625 Duo Tablet', { ...AMOXICLAV, volumes: '500mg,125mg' }),
  sampleRow('Augmentin 375 Tablet', { ...AMOXICLAV, volumes: '250mg,125mg' }),
  sampleRow('Augmentin DDS Suspension', { ...AMOXICLAV, volumes: '400mg/5ml,57mg/5ml', form: 'suspension', product_type: 'Oral Suspension' }),
  sampleRow('Dolo 650 Tablet', { volumes: '650mg' }),
  sampleRow('Dolo 500 Tablet'),
  sampleRow('Dolokind Plus Tablet', { generic_name: 'Paracetamol,Aceclofenac' }),
  sampleRow('Calpol 250mg/5ml Suspension', { volumes: '250mg/5ml', form: 'suspension', product_type: 'Suspension' }),
  sampleRow('Paracetamol Tablets IP 500 mg'),
  sampleRow('Phenergan 25mg Tablet', { generic_name: 'Promethazine', volumes: '25mg' }),
  sampleRow('Rexizole Cream', { generic_name: 'Sertaconazole', form: 'cream', product_type: 'Cream', volumes: '2% w/w' }),
  sampleRow('Telma-H 40 Tablet', { generic_name: 'Telmisartan,Hydrochlorothiazide', volumes: '40mg,12.5mg' }),
  sampleRow('Telma 40 Tablet', { generic_name: 'Telmisartan', volumes: '40mg' }),
  sampleRow('Pan-D Capsule', { generic_name: 'Domperidone,Pantoprazole', form: 'capsule', product_type: 'Capsule', volumes: '30mg,40mg' }),
  sampleRow('Lasix Tablet', { generic_name: 'Furosemide', volumes: '40mg' }),
  sampleRow('Betaloc 50 Tablet', { generic_name: 'Metoprolol Tartrate', volumes: '50mg' }),
  sampleRow('Metolar XR 50 Capsule', { generic_name: 'Metoprolol Succinate', form: 'capsule', product_type: 'Capsule SR', volumes: '50mg' }),
  sampleRow('Lantus Injection', { generic_name: 'Insulin Glargine', form: 'injection', product_type: 'Injection', volumes: '100IU/ml' }),
  sampleRow('Neurobion Forte Tablet', { generic_name: 'Vitamin B6 (Pyridoxine),Vitamin B12', volumes: null }),
  sampleRow('Lot Eye Drop', { generic_name: 'Loteprednol', form: 'drops', product_type: 'Eye Drops', volumes: '0.5% w/v' }),
  sampleRow('Polymyxin B Sulfate', { generic_name: 'Polymyxin B', form: 'injection', product_type: 'Injection', volumes: null }),
  sampleRow('Penicillin V Potassium', { generic_name: 'Penicillin V', volumes: null }),
  sampleRow('Penicillin G Potassium', { generic_name: 'Penicillin G', volumes: null }),
  sampleRow('Bare', { generic_name: null, manufacturer_name: null, product_type: null, form: null, volumes: null }),
]; // prettier-ignore

let index: MedicationIndex;
beforeAll(() => {
  index = buildMedicationIndex(ROWS);
});
const names = (query: MedicationQuery) => searchMedications(index, query).map((result) => result.name);

describe('a typed name', () => {
  it.each([
    ['Augmentin 625 Duo Tablet', 'Augmentin 625 Duo Tablet'],
    ['augmentin 625 tab', 'Augmentin 625 Duo Tablet'],
    ['tab augmentin 375', 'Augmentin 375 Tablet'],
    ['625 augmentin', 'Augmentin 625 Duo Tablet'],
    ['augmetnin 625', 'Augmentin 625 Duo Tablet'],
    ['ugmentin', 'Augmentin 375 Tablet'],
    ['aug mentin 625', 'Augmentin 625 Duo Tablet'],
    ['augmentinduo', 'Augmentin 625 Duo Tablet'],
    ['augmentinduo625tablet', 'Augmentin 625 Duo Tablet'],
    ['dolo650', 'Dolo 650 Tablet'],
    ['dolo650mgtablet', 'Dolo 650 Tablet'],
    ['phenergan25mgtab', 'Phenergan 25mg Tablet'],
    ['dolo 6', 'Dolo 650 Tablet'],
    ['DOLO\u00a0650', 'Dolo 650 Tablet'],
    ['dólo 500', 'Dolo 500 Tablet'],
    ['do', 'Dolo 500 Tablet'],
    ['fenergan', 'Phenergan 25mg Tablet'],
    ['reksijole', 'Rexizole Cream'],
    ['sulfate polymyxin b', 'Polymyxin B Sulfate'],
    ['penicillin potassium g', 'Penicillin G Potassium'],
    ['penicillin potassium v', 'Penicillin V Potassium'],
    ['telmah', 'Telma-H 40 Tablet'],
    ['telma h', 'Telma-H 40 Tablet'],
    ['telma', 'Telma 40 Tablet'],
    ['pan d', 'Pan-D Capsule'],
    ['pand', 'Pan-D Capsule'],
    ['lot', 'Lot Eye Drop'],
    ['calpol syrup', 'Calpol 250mg/5ml Suspension'],
    ['paracetamol', 'Paracetamol Tablets IP 500 mg'],
    ['acetaminophen', 'Paracetamol Tablets IP 500 mg'],
    ['amoxicillin clavulanic 625', 'Augmentin 625 Duo Tablet'],
    ['augmentinnnn', 'Augmentin 375 Tablet'],
    ['bare', 'Bare'],
  ])('%j finds %s first', (typed, first) => expect(names({ drug_name: typed })[0]).toBe(first));

  it('finds nothing for what is like nothing', () => {
    for (const typed of ['qqqqqqq', '!!!', 'ж', '12345678901234567890'])
      expect(names({ drug_name: typed })).toEqual([]);
  });

  it('orders the other strengths by closeness', () => {
    const rest = names({ drug_name: 'augmentin 625' });
    expect(rest[0]).toBe('Augmentin 625 Duo Tablet');
    expect(rest).toContain('Augmentin 375 Tablet');
  });
});

describe('ingredients', () => {
  it.each([
    ['clavulanic acid, amoxycillin', 'Augmentin 375 Tablet'],
    ['Amoxicillin + Potassium Clavulanate', 'Augmentin 375 Tablet'],
    ['amoxicillin clavulanic acid', 'Augmentin 375 Tablet'],
    ['frusemide', 'Lasix Tablet'],
    ['metoprolol succinate', 'Metolar XR 50 Capsule'],
    ['metoprolol tartrate', 'Betaloc 50 Tablet'],
    ['insulin, glargine', 'Lantus Injection'],
    ['glargine', 'Lantus Injection'],
    ['pyridoxine', 'Neurobion Forte Tablet'],
    ['telmisartn', 'Telma 40 Tablet'],
    ['paracitamole', 'Calpol 250mg/5ml Suspension'],
    ['telmisartan 40 mg', 'Telma 40 Tablet'],
  ])('%j finds %s first', (typed, first) => expect(names({ generic_names: typed })[0]).toBe(first));

  it('neither needs nor minds salts', () => {
    expect(names({ generic_names: 'metoprolol' })).toEqual(['Betaloc 50 Tablet', 'Metolar XR 50 Capsule']);
    expect(names({ generic_names: 'promethazine hydrochloride' })).toEqual(['Phenergan 25mg Tablet']);
  });

  it('must all be there', () => {
    expect(names({ generic_names: 'paracetamol, telmisartan' })).toEqual([]);
    expect(names({ generic_names: 'paracetamol, xxyyzz' })).toEqual([]);
    expect(names({ generic_names: ',,,' })).toEqual([]);
  });
});

describe('form and strength', () => {
  it('must hold together with the rest', () => {
    expect(names({ drug_name: 'augmentin', form: 'susp' })).toEqual(['Augmentin DDS Suspension']);
    expect(names({ drug_name: 'augmentin', volumes: '625' })).toEqual(['Augmentin 625 Duo Tablet']);
    expect(names({ generic_names: 'paracetamol', volumes: '0.5 g', form: 'tab' })).toEqual([
      'Dolo 500 Tablet',
      'Paracetamol Tablets IP 500 mg',
      'Dolokind Plus Tablet',
    ]);
    expect(names({ generic_names: 'amoxicillin', volumes: '500,125' })).toEqual(['Augmentin 625 Duo Tablet']);
    expect(names({ volumes: '250mg/5ml' })).toEqual(['Calpol 250mg/5ml Suspension']);
    expect(names({ volumes: '5 ml' })).toEqual(['Augmentin DDS Suspension', 'Calpol 250mg/5ml Suspension']);
    expect(names({ volumes: '0.5%' })).toEqual(['Lot Eye Drop']);
    expect(names({ form: 'eye drops' })).toEqual(['Lot Eye Drop']);
  });

  it('compares by unit, also where the name repeats a volume as a bare number', () => {
    for (const volumes of ['650mg', '0.65 g', '650'])
      expect(names({ drug_name: 'dolo', volumes })).toEqual(['Dolo 650 Tablet']);
    for (const volumes of ['650mcg', '650 IU', '650 ml'])
      expect(names({ drug_name: 'dolo', volumes })).toEqual([]);
    expect(names({ drug_name: 'augmentin', volumes: '625 mg' })).toEqual(['Augmentin 625 Duo Tablet']);
    expect(names({ drug_name: 'augmentin', volumes: '625 mcg' })).toEqual([]);
  });

  it('without a number or a known form finds nothing', () => {
    expect(names({ volumes: 'strong' })).toEqual([]);
    expect(names({ form: 'qqqq' })).toEqual([]);
  });
});

describe('the answer', () => {
  it('has exactly the four fields, null where nothing is given', () => {
    expect(searchMedications(index, { drug_name: 'bare' })[0]).toEqual({
      name: 'Bare',
      generic_name: null,
      manufacturer_name: null,
      product_type: null,
    });
  });

  it('is empty when nothing is asked, and for an empty catalogue', () => {
    expect(names({})).toEqual([]);
    const empty = buildMedicationIndex([]);
    for (const query of [{ drug_name: 'dolo' }, { form: 'tab' }, { generic_names: 'x' }, { volumes: '5' }]) {
      expect(searchMedications(empty, query)).toEqual([]);
    }
  });

  it('has twenty results unless asked otherwise', () => {
    const many = buildMedicationIndex(Array.from({ length: 150 }, (_, at) => sampleRow(`Manydol ${at}`)));
    expect(searchMedications(many, { drug_name: 'manydol' })).toHaveLength(20);
    expect(searchMedications(many, { drug_name: 'manydol' }, 100)).toHaveLength(100);
  });
});

describe('products that an answer cannot tell apart', () => {
  const strengths = ['100mg', '250mg', '500mg'];
  const rows = [
    ...strengths.map((volumes) => sampleRow('ALIKEDOL', { volumes })),
    sampleRow('ALIKEDOL', { manufacturer_name: 'Other Labs' }),
    sampleRow('ALIKEDOL', { product_type: 'Syrup', form: 'syrup' }),
    sampleRow('Alikedol'),
  ];

  it('are answered once, and found by each of their strengths', () => {
    const alike = buildMedicationIndex(rows);
    const results = searchMedications(alike, { drug_name: 'alikedol' });
    expect(results).toHaveLength(4);
    expect(new Set(results.map((result) => Object.values(result).join('|'))).size).toBe(4);
    for (const volumes of strengths) {
      expect(searchMedications(alike, { drug_name: 'alikedol', volumes })[0]?.name).toBe('ALIKEDOL');
    }
    expect(searchMedications(alike, { drug_name: 'alikedol' }, 2)).toEqual(results.slice(0, 2));
  });
});
