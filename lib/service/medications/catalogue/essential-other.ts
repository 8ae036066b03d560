// Medicines for skin, eyes, cancer, blood, vitamins, emergencies, and vaccines, in usual strengths and forms.
// Written from general knowledge; not a clinical source. How a line is read: catalogue-line.ts.

export const ESSENTIAL_OTHER = `
Mupirocin | Ointment 2% | Cream 2%
Fusidic Acid | Cream 2% | Ointment 2%
Silver Sulfadiazine | Cream 1%
Povidone Iodine | Ointment 5% 10% | Solution 5% 10% | Gargle 2%
Chlorhexidine | Mouthwash 0.2% | Solution 5%
Hydrogen Peroxide | Solution 6%
Miconazole | Cream 2% | Gel 2%
Luliconazole | Cream 1% | Lotion 1%
Clobetasol | Cream 0.05% | Ointment 0.05%
Mometasone | Cream 0.1% | Nasal Spray 50mcg
Permethrin | Cream 5% | Lotion 5%
Calamine | Lotion 8%
Benzoyl Peroxide | Gel 2.5% 5%
Adapalene | Gel 0.1%
Tretinoin | Cream 0.025% 0.05%
Isotretinoin | Capsule 5mg 10mg 20mg
Salicylic Acid | Ointment 6% 12% | Lotion 2%
Urea | Cream 10% 20%
Coal Tar + Salicylic Acid | Shampoo 1%+3%
Hydroquinone | Cream 2% 4%
Tacrolimus | Ointment 0.03% 0.1% | Capsule 0.5mg 1mg
Azelaic Acid | Cream 10% 20%
Timolol | Eye Drops 0.25% 0.5%
Latanoprost | Eye Drops 0.005%
Travoprost | Eye Drops 0.004%
Bimatoprost | Eye Drops 0.01% 0.03%
Brimonidine | Eye Drops 0.15% 0.2%
Dorzolamide | Eye Drops 2%
Dorzolamide + Timolol | Eye Drops 2%+0.5%
Pilocarpine | Eye Drops 2%
Tropicamide | Eye Drops 0.5% 1%
Cyclopentolate | Eye Drops 1%
Carboxymethylcellulose | Eye Drops 0.5% 1%
Hydroxypropylmethylcellulose | Eye Drops 0.3%
Olopatadine | Eye Drops 0.1% 0.2%
Ketorolac Tromethamine | Eye Drops 0.4% 0.5%
Fluorometholone | Eye Drops 0.1%
Loteprednol | Eye Drops 0.5%
Natamycin | Eye Drops 5%
Proparacaine | Eye Drops 0.5%
Xylometazoline | Nasal Drops 0.05% 0.1%
Oxymetazoline | Nasal Drops 0.025% 0.05%
Sodium Chloride | Infusion 0.45% 0.9% | Nasal Drops 0.65% | Injection 3%
Dextrose | Infusion 5% 10% | Injection 25% 50%
Dextrose + Sodium Chloride | Infusion 5%+0.9%
Potassium Chloride | Injection 150mg/ml | Oral Solution 500mg/5ml
Calcium Gluconate | Injection 10%
Sodium Bicarbonate | Injection 7.5% | Tablet 500mg 1000mg
Magnesium Sulfate | Injection 50%
Ringer Lactate | Infusion 500ml
Human Albumin | Infusion 20%
Ferrous Sulfate + Folic Acid | Tablet 100mg+0.5mg
Ferrous Ascorbate + Folic Acid | Tablet 100mg+1.5mg
Iron Sucrose | Injection 20mg/ml
Ferric Carboxymaltose | Injection 50mg/ml
Folic Acid | Tablet 5mg 1mg
Methylcobalamin | Tablet 500mcg 1500mcg | Injection 500mcg/ml
Cyanocobalamin | Injection 1000mcg/ml
Thiamine | Tablet 100mg | Injection 100mg/ml
Pyridoxine | Tablet 10mg 40mg 100mg
Ascorbic Acid | Tablet 100mg 500mg
Vitamin A | Capsule 25000IU 50000IU
Vitamin E | Capsule 200mg 400mg 600mg
Calcium Carbonate + Colecalciferol | Tablet 500mg+250IU
Erythropoietin | Injection 2000IU 4000IU 10000IU
Filgrastim | Injection 300mcg
Sevelamer | Tablet 400mg 800mg
Deferasirox | Tablet 100mg 400mg 500mg
Hydroxyurea | Capsule 500mg
Tamoxifen | Tablet 10mg 20mg
Anastrozole | Tablet 1mg
Bicalutamide | Tablet 50mg
Imatinib | Tablet 100mg 400mg
Gefitinib | Tablet 250mg
Erlotinib | Tablet 100mg 150mg
Capecitabine | Tablet 500mg
Cyclophosphamide | Injection 200mg 500mg 1000mg | Tablet 50mg
Doxorubicin | Injection 10mg 50mg
Paclitaxel | Injection 30mg 100mg 260mg
Docetaxel | Injection 20mg 80mg 120mg
Cisplatin | Injection 10mg 50mg
Carboplatin | Injection 150mg 450mg
Oxaliplatin | Injection 50mg 100mg
Gemcitabine | Injection 200mg 1000mg
Fluorouracil | Injection 250mg 500mg
Vincristine | Injection 1mg
Bortezomib | Injection 2mg 3.5mg
Rituximab | Injection 100mg 500mg
Trastuzumab | Injection 150mg 440mg
Bevacizumab | Injection 100mg 400mg
Mercaptopurine | Tablet 50mg
Azathioprine | Tablet 25mg 50mg
Ciclosporin | Capsule 25mg 50mg 100mg
Mycophenolate Mofetil | Tablet 250mg 500mg
Tamsulosin | Capsule 0.2mg 0.4mg
Tamsulosin + Dutasteride | Capsule 0.4mg+0.5mg
Alfuzosin | Tablet ER 10mg
Silodosin | Capsule 4mg 8mg
Finasteride | Tablet 1mg 5mg
Dutasteride | Capsule 0.5mg
Solifenacin | Tablet 5mg 10mg
Mirabegron | Tablet ER 25mg 50mg
Tolterodine | Tablet 1mg 2mg
Oxybutynin | Tablet 2.5mg 5mg
Flavoxate | Tablet 200mg
Sildenafil | Tablet 25mg 50mg 100mg
Tadalafil | Tablet 5mg 10mg 20mg
Dapoxetine | Tablet 30mg 60mg
Pralidoxime | Injection 500mg
Activated Charcoal | Powder 50g | Capsule 250mg
Flumazenil | Injection 0.1mg/ml
Snake Venom Antiserum | Injection 10ml
BCG Vaccine | Vaccine 0.1ml
Oral Polio Vaccine | Vaccine 20ml
Inactivated Polio Vaccine | Vaccine 0.5ml
Hepatitis B Vaccine | Vaccine 0.5ml 1ml
Pentavalent Vaccine | Vaccine 0.5ml
Rotavirus Vaccine | Vaccine 0.5ml 1.5ml
Pneumococcal Conjugate Vaccine | Vaccine 0.5ml
Measles and Rubella Vaccine | Vaccine 0.5ml
Measles; Mumps and Rubella Vaccine | Vaccine 0.5ml
Varicella Vaccine | Vaccine 0.5ml
Typhoid Conjugate Vaccine | Vaccine 0.5ml
Hepatitis A Vaccine | Vaccine 0.5ml 1ml
Human Papillomavirus Vaccine | Vaccine 0.5ml
Influenza Vaccine | Vaccine 0.25ml 0.5ml
Rabies Vaccine | Vaccine 1ml
Tetanus Toxoid | Injection 0.5ml
Tetanus and Diphtheria Vaccine | Vaccine 0.5ml
Japanese Encephalitis Vaccine | Vaccine 0.5ml
Tetanus Immunoglobulin | Injection 250IU 500IU
Rabies Immunoglobulin | Injection 300IU 1500IU
Anti D Immunoglobulin | Injection 150mcg 300mcg
`;
