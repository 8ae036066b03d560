// Medicines against infections, by ingredient, in usual strengths and forms. Written from general knowledge; not a
// clinical source. How a line is read: catalogue-line.ts.

export const ESSENTIAL_INFECTION = `
Amoxicillin | Capsule 250mg 500mg | Tablet DT 125mg 250mg | Oral Suspension 125mg/5ml 250mg/5ml | Injection 250mg 500mg
Amoxicillin + Clavulanic Acid | Tablet 250mg+125mg 500mg+125mg 875mg+125mg | Oral Suspension 200mg/5ml+28.5mg/5ml 400mg/5ml+57mg/5ml | Injection 250mg+50mg 500mg+100mg 1000mg+200mg
Ampicillin | Capsule 250mg 500mg | Injection 250mg 500mg 1000mg | Dry Syrup 125mg/5ml
Ampicillin + Sulbactam | Injection 1000mg+500mg 500mg+250mg
Cloxacillin | Capsule 250mg 500mg | Injection 500mg
Ampicillin + Cloxacillin | Capsule 250mg+250mg | Injection 250mg+250mg
Dicloxacillin | Capsule 250mg 500mg
Benzylpenicillin | Injection 1000000IU 5000000IU
Benzathine Benzylpenicillin | Injection 600000IU 1200000IU 2400000IU
Phenoxymethylpenicillin | Tablet 250mg 500mg
Piperacillin + Tazobactam | Injection 2000mg+250mg 4000mg+500mg
Cefalexin | Capsule 250mg 500mg | Tablet DT 125mg 250mg | Dry Syrup 125mg/5ml 250mg/5ml
Cefadroxil | Tablet 250mg 500mg | Capsule 500mg | Dry Syrup 125mg/5ml 250mg/5ml
Cefazolin | Injection 250mg 500mg 1000mg
Cefaclor | Capsule 250mg 500mg | Dry Syrup 125mg/5ml
Cefuroxime | Tablet 125mg 250mg 500mg | Injection 250mg 750mg 1500mg | Dry Syrup 125mg/5ml
Cefprozil | Tablet 250mg 500mg | Dry Syrup 125mg/5ml
Cefixime | Tablet 100mg 200mg 400mg | Tablet DT 50mg 100mg 200mg | Dry Syrup 50mg/5ml 100mg/5ml | Oral Drops 25mg/ml
Cefixime + Ofloxacin | Tablet 200mg+200mg
Cefixime + Azithromycin | Tablet 200mg+250mg 200mg+500mg
Cefpodoxime Proxetil | Tablet 100mg 200mg | Tablet DT 50mg 100mg | Dry Syrup 50mg/5ml 100mg/5ml
Cefpodoxime Proxetil + Clavulanic Acid | Tablet 100mg+62.5mg 200mg+125mg
Cefdinir | Capsule 300mg | Tablet DT 125mg | Oral Suspension 125mg/5ml
Ceftriaxone | Injection 250mg 500mg 1000mg 2000mg
Ceftriaxone + Sulbactam | Injection 1000mg+500mg 500mg+250mg
Ceftriaxone + Tazobactam | Injection 1000mg+125mg
Cefotaxime | Injection 250mg 500mg 1000mg
Ceftazidime | Injection 250mg 500mg 1000mg
Cefoperazone + Sulbactam | Injection 500mg+500mg 1000mg+1000mg 1000mg+500mg
Cefepime | Injection 500mg 1000mg 2000mg
Meropenem | Injection 500mg 1000mg
Imipenem + Cilastatin | Injection 500mg+500mg
Ertapenem | Injection 1000mg
Faropenem | Tablet 200mg | Tablet ER 300mg
Aztreonam | Injection 500mg 1000mg
Azithromycin | Tablet 250mg 500mg | Oral Suspension 100mg/5ml 200mg/5ml | Injection 500mg
Clarithromycin | Tablet 250mg 500mg | Dry Syrup 125mg/5ml | Injection 500mg
Erythromycin | Tablet 250mg 500mg | Oral Suspension 125mg/5ml
Roxithromycin | Tablet 150mg 300mg | Tablet DT 50mg
Clindamycin | Capsule 150mg 300mg | Injection 150mg/ml | Gel 1%
Doxycycline | Capsule 100mg | Tablet 100mg
Minocycline | Capsule 50mg 100mg
Tetracycline | Capsule 250mg 500mg
Tigecycline | Injection 50mg
Ciprofloxacin | Tablet 250mg 500mg 750mg | Infusion 200mg/100ml | Eye Drops 0.3%
Ciprofloxacin + Tinidazole | Tablet 500mg+600mg
Ofloxacin | Tablet 200mg 400mg | Oral Suspension 50mg/5ml 100mg/5ml | Infusion 200mg/100ml | Eye Drops 0.3%
Ofloxacin + Ornidazole | Tablet 200mg+500mg | Oral Suspension 50mg/5ml+125mg/5ml
Levofloxacin | Tablet 250mg 500mg 750mg | Infusion 500mg/100ml | Eye Drops 0.5%
Moxifloxacin | Tablet 400mg | Infusion 400mg/100ml | Eye Drops 0.5%
Norfloxacin | Tablet 200mg 400mg
Norfloxacin + Tinidazole | Tablet 400mg+600mg
Nalidixic Acid | Tablet 500mg
Gentamicin | Injection 40mg/ml | Eye Drops 0.3%
Amikacin | Injection 100mg 250mg 500mg
Tobramycin | Injection 80mg | Eye Drops 0.3%
Streptomycin | Injection 750mg 1000mg
Vancomycin | Injection 500mg 1000mg | Capsule 250mg
Teicoplanin | Injection 200mg 400mg
Linezolid | Tablet 600mg | Infusion 600mg/300ml | Dry Syrup 100mg/5ml
Colistin | Injection 1000000IU 2000000IU
Fosfomycin | Powder 3g
Nitrofurantoin | Capsule 50mg 100mg | Tablet SR 100mg
Trimethoprim + Sulfamethoxazole | Tablet 80mg+400mg 160mg+800mg | Oral Suspension 40mg/5ml+200mg/5ml
Chloramphenicol | Capsule 250mg 500mg | Injection 1000mg | Eye Drops 0.5%
Rifaximin | Tablet 200mg 400mg 550mg
Metronidazole | Tablet 200mg 400mg | Oral Suspension 200mg/5ml | Infusion 500mg/100ml | Gel 1%
Tinidazole | Tablet 300mg 500mg
Ornidazole | Tablet 500mg | Infusion 500mg/100ml
Secnidazole | Tablet 500mg 1000mg
Nitazoxanide | Tablet 200mg 500mg | Oral Suspension 100mg/5ml
Isoniazid | Tablet 100mg 300mg
Rifampicin | Capsule 150mg 300mg 450mg 600mg | Oral Suspension 100mg/5ml
Rifampicin + Isoniazid | Tablet 450mg+300mg 600mg+300mg 150mg+75mg
Pyrazinamide | Tablet 500mg 750mg
Ethambutol | Tablet 400mg 800mg 1000mg
Rifampicin + Isoniazid + Pyrazinamide + Ethambutol | Tablet 150mg+75mg+400mg+275mg
Bedaquiline | Tablet 100mg
Cycloserine | Capsule 250mg
Ethionamide | Tablet 250mg
Dapsone | Tablet 25mg 50mg 100mg
Clofazimine | Capsule 50mg 100mg
Fluconazole | Tablet 50mg 100mg 150mg 200mg | Capsule 150mg | Infusion 200mg/100ml
Itraconazole | Capsule 100mg 200mg
Ketoconazole | Tablet 200mg | Cream 2% | Shampoo 2%
Voriconazole | Tablet 50mg 200mg | Injection 200mg
Amphotericin B | Injection 50mg
Caspofungin | Injection 50mg 70mg
Griseofulvin | Tablet 250mg 500mg
Terbinafine | Tablet 250mg | Cream 1%
Nystatin | Oral Suspension 100000IU/ml
Clotrimazole | Cream 1% | Lotion 1% | Vaginal Tablet 100mg 500mg
Aciclovir | Tablet 200mg 400mg 800mg | Cream 5% | Injection 250mg 500mg
Valaciclovir | Tablet 500mg 1000mg
Famciclovir | Tablet 250mg 500mg
Ganciclovir | Injection 500mg
Oseltamivir | Capsule 30mg 45mg 75mg | Oral Suspension 12mg/ml
Entecavir | Tablet 0.5mg 1mg
Tenofovir | Tablet 300mg
Sofosbuvir | Tablet 400mg
Ribavirin | Capsule 200mg
Lamivudine | Tablet 100mg 150mg
Zidovudine | Tablet 300mg
Lamivudine + Zidovudine | Tablet 150mg+300mg
Efavirenz | Tablet 200mg 600mg
Nevirapine | Tablet 200mg | Oral Suspension 50mg/5ml
Dolutegravir | Tablet 50mg
Tenofovir + Lamivudine + Dolutegravir | Tablet 300mg+300mg+50mg
Atazanavir + Ritonavir | Tablet 300mg+100mg
Albendazole | Tablet 400mg | Oral Suspension 200mg/5ml
Mebendazole | Tablet 100mg | Oral Suspension 100mg/5ml
Ivermectin | Tablet 3mg 6mg 12mg
Praziquantel | Tablet 600mg
Diethylcarbamazine | Tablet 50mg 100mg
Pyrantel | Oral Suspension 250mg/5ml
Chloroquine | Tablet 250mg 500mg
Hydroxychloroquine | Tablet 200mg 300mg 400mg
Primaquine | Tablet 2.5mg 7.5mg 15mg
Quinine | Tablet 300mg | Injection 300mg/ml
Artesunate | Injection 60mg 120mg | Tablet 50mg
Artemether + Lumefantrine | Tablet 20mg+120mg 80mg+480mg
Mefloquine | Tablet 250mg
`;
