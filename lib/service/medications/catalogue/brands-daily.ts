// Widely known Indian brands for pain, fever, infection, stomach, cough and allergy: brand, maker, ingredients, forms.
// Written from general knowledge; makers and strengths change, so it is not a clinical source.

export const BRANDS_DAILY = `
Dolo | Micro Labs | Paracetamol | Tablet 500mg 650mg | Oral Suspension 250mg/5ml
Calpol | GlaxoSmithKline | Paracetamol | Tablet 500mg 650mg | Oral Suspension 120mg/5ml 250mg/5ml
Crocin | Haleon | Paracetamol | Oral Suspension 120mg/5ml 240mg/5ml
Crocin Advance | Haleon | Paracetamol | Tablet -=500mg
Crocin 650 | Haleon | Paracetamol | Tablet -=650mg
Metacin | Themis Medicare | Paracetamol | Tablet 500mg
Sumo | Alkem Laboratories | Nimesulide + Paracetamol | Tablet -=100mg+325mg
Combiflam | Sanofi India | Ibuprofen + Paracetamol | Tablet -=400mg+325mg | Oral Suspension -=100mg/5ml+162.5mg/5ml
Brufen | Abbott | Ibuprofen | Tablet 200mg 400mg 600mg
Voveran | Novartis | Diclofenac | Tablet 50=50mg | Tablet SR 100=100mg | Injection -=25mg/ml
Volini | Sun Pharma | Diclofenac | Gel -=1%
Zerodol | Ipca Laboratories | Aceclofenac | Tablet -=100mg
Zerodol-P | Ipca Laboratories | Aceclofenac + Paracetamol | Tablet -=100mg+325mg
Zerodol-SP | Ipca Laboratories | Aceclofenac + Paracetamol + Serratiopeptidase | Tablet -=100mg+325mg+15mg
Hifenac-P | Intas | Aceclofenac + Paracetamol | Tablet -=100mg+325mg
Nise | Dr Reddy's | Nimesulide | Tablet -=100mg
Nicip | Cipla | Nimesulide | Tablet -=100mg
Meftal | Blue Cross | Mefenamic Acid | Tablet 250mg 500mg | Oral Suspension -=100mg/5ml
Meftal-Spas | Blue Cross | Mefenamic Acid + Dicycloverine | Tablet -=250mg+10mg
Naprosyn | RPG Life Sciences | Naproxen | Tablet 250mg 500mg
Nucoxia | Zydus | Etoricoxib | Tablet 60mg 90mg 120mg
Etoshine | Sun Pharma | Etoricoxib | Tablet 60mg 90mg 120mg
Ultracet | Janssen | Tramadol + Paracetamol | Tablet -=37.5mg+325mg
Ketorol | Dr Reddy's | Ketorolac | Tablet DT -=10mg
Myospaz | Win-Medicare | Chlorzoxazone + Paracetamol | Tablet -=500mg+325mg
Augmentin | GlaxoSmithKline | Amoxicillin + Clavulanic Acid | Tablet 375=250mg+125mg | Injection 1.2gm=1000mg+200mg
Augmentin 625 Duo | GlaxoSmithKline | Amoxicillin + Clavulanic Acid | Tablet -=500mg+125mg
Augmentin Duo | GlaxoSmithKline | Amoxicillin + Clavulanic Acid | Oral Suspension -=200mg/5ml+28.5mg/5ml
Augmentin DDS | GlaxoSmithKline | Amoxicillin + Clavulanic Acid | Oral Suspension -=400mg/5ml+57mg/5ml
Clavam | Alkem Laboratories | Amoxicillin + Clavulanic Acid | Tablet 375=250mg+125mg 625=500mg+125mg | Dry Syrup -=200mg/5ml+28.5mg/5ml
Moxikind-CV | Mankind Pharma | Amoxicillin + Clavulanic Acid | Tablet 375=250mg+125mg 625=500mg+125mg
Moxclav | Sun Pharma | Amoxicillin + Clavulanic Acid | Tablet 375=250mg+125mg 625=500mg+125mg
Mox | Sun Pharma | Amoxicillin | Capsule 250mg 500mg
Novamox | Cipla | Amoxicillin | Capsule 250mg 500mg | Dry Syrup -=125mg/5ml
Azithral | Alembic | Azithromycin | Tablet 250mg 500mg | Oral Suspension 100=100mg/5ml 200=200mg/5ml
Azee | Cipla | Azithromycin | Tablet 250mg 500mg | Dry Syrup 100=100mg/5ml
Zithrocin | FDC | Azithromycin | Tablet 250mg 500mg
Althrocin | Alembic | Erythromycin | Tablet 250mg 500mg
Claribid | Abbott | Clarithromycin | Tablet 250mg 500mg
Roxid | Alembic | Roxithromycin | Tablet 150mg 300mg
Taxim-O | Alkem Laboratories | Cefixime | Tablet 100mg 200mg | Dry Syrup 50=50mg/5ml
Zifi | FDC | Cefixime | Tablet 100mg 200mg | Dry Syrup 50=50mg/5ml 100=100mg/5ml
Mahacef | Mankind Pharma | Cefixime | Tablet 200mg
Monocef | Aristo | Ceftriaxone | Injection 250mg 500mg 1gm=1000mg
Monocef-O | Aristo | Cefpodoxime Proxetil | Tablet 100mg 200mg
Cefakind | Mankind Pharma | Cefuroxime | Tablet 250mg 500mg
Ceftum | GlaxoSmithKline | Cefuroxime | Tablet 125mg 250mg 500mg
Phexin | GlaxoSmithKline | Cefalexin | Capsule 250mg 500mg
Sporidex | Sun Pharma | Cefalexin | Capsule 250mg 500mg
Taxim | Alkem Laboratories | Cefotaxime | Injection 250mg 500mg 1gm=1000mg
Magnex | Pfizer | Cefoperazone + Sulbactam | Injection 1gm=500mg+500mg 2gm=1000mg+1000mg
Zosyn | Pfizer | Piperacillin + Tazobactam | Injection 4.5gm=4000mg+500mg
Ciplox | Cipla | Ciprofloxacin | Tablet 250mg 500mg | Eye/Ear Drops -=0.3%
Cifran | Sun Pharma | Ciprofloxacin | Tablet 250mg 500mg
Zanocin | Sun Pharma | Ofloxacin | Tablet 200mg 400mg
Oflox | Cipla | Ofloxacin | Tablet 200mg 400mg | Eye Drops -=0.3%
O2 | Medley | Ofloxacin + Ornidazole | Tablet -=200mg+500mg
Zenflox-OZ | Mankind Pharma | Ofloxacin + Ornidazole | Tablet -=200mg+500mg
Norflox | Cipla | Norfloxacin | Tablet 400mg
Norflox-TZ | Cipla | Norfloxacin + Tinidazole | Tablet -=400mg+600mg
Levoflox | Cipla | Levofloxacin | Tablet 250mg 500mg 750mg
Moxicip | Cipla | Moxifloxacin | Tablet 400mg | Eye Drops -=0.5%
Vigamox | Novartis | Moxifloxacin | Eye Drops -=0.5%
Doxy-1 | USV | Doxycycline | Capsule 100mg
Flagyl | Abbott | Metronidazole | Tablet 200mg 400mg
Metrogyl | J B Chemicals | Metronidazole | Tablet 200mg 400mg | Oral Suspension -=200mg/5ml | Infusion -=500mg/100ml
Bactrim DS | Abbott | Trimethoprim + Sulfamethoxazole | Tablet -=160mg+800mg
Septran | GlaxoSmithKline | Trimethoprim + Sulfamethoxazole | Tablet -=80mg+400mg
Linid | Zydus | Linezolid | Tablet 600mg
Zentel | GlaxoSmithKline | Albendazole | Tablet -=400mg | Oral Suspension -=200mg/5ml
Bandy | Mankind Pharma | Albendazole | Tablet -=400mg
Forcan | Cipla | Fluconazole | Tablet 150mg 200mg
Zocon | FDC | Fluconazole | Tablet 150mg | Capsule 150=150mg
Candid | Glenmark | Clotrimazole | Cream -=1% | Dusting Powder -=1%
Zovirax | GlaxoSmithKline | Aciclovir | Tablet 200mg 400mg 800mg | Cream -=5%
Acivir | Cipla | Aciclovir | Tablet 200mg 400mg 800mg
Pan | Alkem Laboratories | Pantoprazole | Tablet 20mg 40mg | Injection -=40mg
Pan-D | Alkem Laboratories | Pantoprazole + Domperidone | Capsule SR -=40mg+30mg
Pantop | Aristo | Pantoprazole | Tablet 40mg
Pantocid | Sun Pharma | Pantoprazole | Tablet 20mg 40mg
Pantocid-DSR | Sun Pharma | Pantoprazole + Domperidone | Capsule SR -=40mg+30mg
Omez | Dr Reddy's | Omeprazole | Capsule 10mg 20mg 40mg
Omez-D | Dr Reddy's | Omeprazole + Domperidone | Capsule -=20mg+10mg
Razo | Dr Reddy's | Rabeprazole | Tablet 10mg 20mg
Razo-D | Dr Reddy's | Rabeprazole + Domperidone | Capsule SR -=20mg+30mg
Rablet | Lupin | Rabeprazole | Tablet 10mg 20mg
Nexpro | Torrent | Esomeprazole | Tablet 20mg 40mg
Sompraz | Sun Pharma | Esomeprazole | Tablet 20mg 40mg
Rantac | J B Chemicals | Ranitidine | Tablet 150mg 300mg | Injection -=25mg/ml
Aciloc | Cadila | Ranitidine | Tablet 150mg 300mg
Zinetac | GlaxoSmithKline | Ranitidine | Tablet 150mg 300mg
Domstal | Torrent | Domperidone | Tablet -=10mg
Vomistop | Cipla | Domperidone | Tablet -=10mg
Emeset | Cipla | Ondansetron | Tablet 4mg 8mg | Syrup -=2mg/5ml
Vomikind | Mankind Pharma | Ondansetron | Tablet MD 4=4mg | Syrup -=2mg/5ml
Perinorm | Ipca Laboratories | Metoclopramide | Tablet -=10mg | Injection -=5mg/ml
Cyclopam | Indoco | Dicycloverine + Paracetamol | Tablet -=20mg+500mg
Drotin | Walter Bushnell | Drotaverine | Tablet 40=40mg | Tablet DS=80mg
Buscopan | Sanofi India | Hyoscine Butylbromide | Tablet -=10mg
Eldoper | Micro Labs | Loperamide | Capsule -=2mg
Redotil | Dr Reddy's | Racecadotril | Capsule -=100mg
Electral | FDC | Oral Rehydration Salts | Powder -=21.8g
Duphalac | Abbott | Lactulose | Syrup -=10g/15ml
Dulcolax | Sanofi India | Bisacodyl | Tablet -=5mg | Suppository -=10mg
Cremaffin | Abbott | Liquid Paraffin + Magnesium Hydroxide | Syrup -=3.75ml/15ml+11.25ml/15ml
Udiliv | Abbott | Ursodeoxycholic Acid | Tablet 150mg 300mg
Digene | Abbott | Magnesium Hydroxide + Aluminium Hydroxide + Simethicone | Gel -=185mg+830mg+50mg
Gelusil | Pfizer | Aluminium Hydroxide + Magnesium Hydroxide + Simethicone | Oral Suspension -=250mg+250mg+50mg
Cetzine | Dr Reddy's | Cetirizine | Tablet -=10mg | Syrup -=5mg/5ml
Okacet | Cipla | Cetirizine | Tablet -=10mg
Levocet | Hetero | Levocetirizine | Tablet -=5mg
Xyzal | Dr Reddy's | Levocetirizine | Tablet 5mg
Allegra | Sanofi India | Fexofenadine | Tablet 120mg 180mg | Oral Suspension -=30mg/5ml
Montair | Cipla | Montelukast | Tablet 4mg 5mg 10mg
Montair-LC | Cipla | Montelukast + Levocetirizine | Tablet -=10mg+5mg
Montek-LC | Sun Pharma | Montelukast + Levocetirizine | Tablet -=10mg+5mg
Avil | Sanofi India | Pheniramine | Tablet 25mg 50mg | Injection -=22.75mg/ml
Atarax | UCB | Hydroxyzine | Tablet 10mg 25mg
Phenergan | Abbott | Promethazine | Tablet 10mg 25mg | Syrup -=5mg/5ml
Sinarest | Centaur | Paracetamol + Phenylephrine + Chlorphenamine | Tablet -=500mg+10mg+2mg
Cheston Cold | Cipla | Cetirizine + Paracetamol + Phenylephrine | Tablet -=5mg+325mg+10mg
Ascoril LS | Glenmark | Ambroxol + Levosalbutamol + Guaifenesin | Syrup -=30mg/5ml+1mg/5ml+50mg/5ml
Ascoril D | Glenmark | Dextromethorphan + Chlorphenamine + Phenylephrine | Syrup -=10mg/5ml+2mg/5ml+5mg/5ml
Grilinctus | Franco-Indian | Dextromethorphan + Chlorphenamine + Guaifenesin | Syrup -=5mg/5ml+2.5mg/5ml+50mg/5ml
Benadryl | Johnson & Johnson | Diphenhydramine | Syrup -=14.08mg/5ml
Ambrodil | Aristo | Ambroxol | Syrup -=30mg/5ml
Mucinac | Cipla | Acetylcysteine | Tablet 600mg
Asthalin | Cipla | Salbutamol | Inhaler 100mcg | Tablet 2mg 4mg | Syrup -=2mg/5ml | Respules 2.5=2.5mg
Levolin | Cipla | Levosalbutamol | Inhaler 50mcg | Respules 0.63=0.63mg 1.25=1.25mg
Duolin | Cipla | Levosalbutamol + Ipratropium | Respules -=1.25mg+500mcg
Budecort | Cipla | Budesonide | Inhaler 100mcg 200mcg | Respules 0.5mg=0.5mg 1mg=1mg
Foracort | Cipla | Formoterol + Budesonide | Inhaler 100=6mcg+100mcg 200=6mcg+200mcg 400=6mcg+400mcg
Seroflo | Cipla | Salmeterol + Fluticasone | Inhaler 125=25mcg+125mcg 250=25mcg+250mcg
Tiova | Cipla | Tiotropium | Inhaler -=9mcg
Deriphyllin | Zydus | Etofylline + Theophylline | Tablet -=77mg+23mg | Injection -=84.7mg/ml+25.3mg/ml
Otrivin | Haleon | Xylometazoline | Nasal Drops -=0.1% | Nasal Spray -=0.1%
Nasivion | Procter & Gamble | Oxymetazoline | Nasal Drops -=0.05%
Flomist | Cipla | Fluticasone | Nasal Spray -=50mcg
`;
