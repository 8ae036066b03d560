// Medicines for pain, nerves, mind, stomach, lungs, allergy, by ingredient, in usual strengths and forms.
// Written from general knowledge; not a clinical source. How a line is read: catalogue-line.ts.

export const ESSENTIAL_NERVES = `
Paracetamol | Tablet 325mg 500mg 650mg 1000mg | Oral Suspension 120mg/5ml 125mg/5ml 250mg/5ml | Oral Drops 100mg/ml | Infusion 1000mg/100ml | Suppository 80mg 170mg 250mg | Injection 150mg/ml
Ibuprofen | Tablet 200mg 400mg 600mg | Oral Suspension 100mg/5ml
Ibuprofen + Paracetamol | Tablet 400mg+325mg | Oral Suspension 100mg/5ml+162.5mg/5ml
Diclofenac | Tablet 50mg | Tablet SR 75mg 100mg | Injection 25mg/ml | Gel 1%
Diclofenac + Paracetamol | Tablet 50mg+325mg
Aceclofenac | Tablet 100mg | Tablet SR 200mg
Aceclofenac + Paracetamol | Tablet 100mg+325mg
Aceclofenac + Paracetamol + Serratiopeptidase | Tablet 100mg+325mg+15mg
Aceclofenac + Thiocolchicoside | Tablet 100mg+4mg 100mg+8mg
Naproxen | Tablet 250mg 500mg
Naproxen + Domperidone | Tablet 250mg+10mg 500mg+10mg
Mefenamic Acid | Tablet 250mg 500mg | Oral Suspension 100mg/5ml
Mefenamic Acid + Dicycloverine | Tablet 250mg+10mg
Nimesulide | Tablet 100mg
Etoricoxib | Tablet 60mg 90mg 120mg
Celecoxib | Capsule 100mg 200mg
Indometacin | Capsule 25mg | Capsule SR 75mg
Piroxicam | Capsule 20mg | Tablet DT 20mg | Injection 20mg/ml
Meloxicam | Tablet 7.5mg 15mg
Ketorolac | Tablet DT 10mg | Injection 30mg/ml
Tramadol | Capsule 50mg | Tablet SR 100mg | Injection 50mg/ml
Tramadol + Paracetamol | Tablet 37.5mg+325mg
Tapentadol | Tablet 50mg 75mg 100mg
Morphine | Tablet 10mg 20mg | Injection 10mg/ml 15mg/ml
Fentanyl | Injection 50mcg/ml | Patch 25mcg 50mcg
Pethidine | Injection 50mg/ml
Pentazocine | Injection 30mg/ml
Buprenorphine | Injection 0.3mg/ml | Tablet 0.2mg 2mg
Codeine | Tablet 15mg 30mg
Naloxone | Injection 0.4mg/ml
Ketamine | Injection 50mg/ml
Propofol | Injection 10mg/ml
Thiopental | Injection 500mg 1000mg
Midazolam | Injection 1mg/ml 5mg/ml
Lidocaine | Injection 1% 2% | Gel 2% | Ointment 5% | Spray 10%
Bupivacaine | Injection 0.25% 0.5%
Atracurium | Injection 10mg/ml
Vecuronium | Injection 4mg 10mg
Suxamethonium | Injection 50mg/ml
Neostigmine | Injection 0.5mg/ml
Glycopyrronium | Injection 0.2mg/ml
Atropine | Injection 0.6mg/ml | Eye Drops 1%
Thiocolchicoside | Capsule 4mg 8mg
Tizanidine | Tablet 2mg 4mg
Baclofen | Tablet 5mg 10mg 25mg
Methocarbamol | Tablet 500mg 750mg
Chlorzoxazone + Paracetamol | Tablet 500mg+325mg
Allopurinol | Tablet 100mg 300mg
Febuxostat | Tablet 40mg 80mg
Colchicine | Tablet 0.5mg
Methotrexate | Tablet 2.5mg 7.5mg 10mg | Injection 50mg
Leflunomide | Tablet 10mg 20mg
Sulfasalazine | Tablet DR 500mg 1000mg
Phenytoin | Tablet 50mg 100mg | Injection 50mg/ml | Oral Suspension 125mg/5ml
Carbamazepine | Tablet 100mg 200mg 400mg | Tablet CR 200mg 400mg | Oral Suspension 100mg/5ml
Oxcarbazepine | Tablet 150mg 300mg 600mg
Sodium Valproate | Tablet 200mg 300mg 500mg | Oral Solution 200mg/5ml | Injection 100mg/ml
Levetiracetam | Tablet 250mg 500mg 750mg 1000mg | Oral Solution 100mg/ml | Injection 100mg/ml
Lamotrigine | Tablet 25mg 50mg 100mg
Topiramate | Tablet 25mg 50mg 100mg
Lacosamide | Tablet 50mg 100mg 200mg
Clobazam | Tablet 5mg 10mg 20mg
Clonazepam | Tablet 0.25mg 0.5mg 1mg 2mg
Phenobarbital | Tablet 30mg 60mg | Injection 200mg/ml
Gabapentin | Capsule 100mg 300mg 400mg | Tablet 600mg
Pregabalin | Capsule 50mg 75mg 150mg
Pregabalin + Methylcobalamin | Capsule 75mg+1500mcg
Gabapentin + Nortriptyline | Tablet 400mg+10mg
Levodopa + Carbidopa | Tablet 100mg+10mg 100mg+25mg 250mg+25mg
Pramipexole | Tablet 0.125mg 0.25mg 0.5mg 1mg
Ropinirole | Tablet 0.25mg 0.5mg 1mg 2mg
Trihexyphenidyl | Tablet 2mg
Amantadine | Capsule 100mg
Donepezil | Tablet 5mg 10mg
Memantine | Tablet 5mg 10mg
Piracetam | Tablet 400mg 800mg | Syrup 500mg/5ml
Citicoline | Tablet 500mg | Injection 250mg/ml
Betahistine | Tablet 8mg 16mg 24mg
Cinnarizine | Tablet 25mg 75mg
Flunarizine | Tablet 5mg 10mg
Sumatriptan | Tablet 25mg 50mg 100mg
Rizatriptan | Tablet 5mg 10mg
Amitriptyline | Tablet 10mg 25mg 50mg 75mg
Nortriptyline | Tablet 10mg 25mg
Imipramine | Tablet 25mg 75mg
Fluoxetine | Capsule 10mg 20mg 40mg
Sertraline | Tablet 25mg 50mg 100mg
Escitalopram | Tablet 5mg 10mg 20mg
Escitalopram + Clonazepam | Tablet 5mg+0.5mg 10mg+0.5mg
Paroxetine | Tablet 12.5mg 25mg
Venlafaxine | Capsule ER 37.5mg 75mg 150mg
Desvenlafaxine | Tablet ER 50mg 100mg
Duloxetine | Capsule 20mg 30mg 60mg
Mirtazapine | Tablet 7.5mg 15mg 30mg
Bupropion | Tablet SR 150mg 300mg
Alprazolam | Tablet 0.25mg 0.5mg 1mg
Diazepam | Tablet 2mg 5mg 10mg | Injection 5mg/ml
Lorazepam | Tablet 1mg 2mg | Injection 2mg/ml
Zolpidem | Tablet 5mg 10mg
Chlordiazepoxide | Tablet 10mg 25mg
Etizolam | Tablet 0.25mg 0.5mg
Haloperidol | Tablet 1.5mg 5mg 10mg | Injection 5mg/ml
Chlorpromazine | Tablet 50mg 100mg
Olanzapine | Tablet 2.5mg 5mg 10mg 20mg
Risperidone | Tablet 1mg 2mg 3mg 4mg
Quetiapine | Tablet 25mg 50mg 100mg 200mg
Aripiprazole | Tablet 5mg 10mg 15mg 20mg
Clozapine | Tablet 25mg 50mg 100mg
Amisulpride | Tablet 50mg 100mg 200mg
Lithium Carbonate | Tablet 300mg | Tablet SR 400mg 450mg
Methylphenidate | Tablet 10mg
Atomoxetine | Capsule 10mg 18mg 25mg
Omeprazole | Capsule 10mg 20mg 40mg | Injection 40mg
Pantoprazole | Tablet 20mg 40mg | Injection 40mg
Pantoprazole + Domperidone | Capsule SR 40mg+30mg
Rabeprazole | Tablet 10mg 20mg | Injection 20mg
Rabeprazole + Domperidone | Capsule SR 20mg+30mg
Rabeprazole + Levosulpiride | Capsule SR 20mg+75mg
Esomeprazole | Tablet 20mg 40mg | Injection 40mg
Lansoprazole | Capsule 15mg 30mg
Ranitidine | Tablet 150mg 300mg | Injection 25mg/ml
Famotidine | Tablet 20mg 40mg
Sucralfate | Oral Suspension 1g/10ml | Tablet 1g
Domperidone | Tablet 10mg | Oral Suspension 1mg/ml
Metoclopramide | Tablet 10mg | Injection 5mg/ml
Ondansetron | Tablet 4mg 8mg | Injection 2mg/ml | Syrup 2mg/5ml
Itopride | Tablet 50mg
Levosulpiride | Tablet 25mg | Tablet SR 75mg
Dicycloverine | Tablet 10mg 20mg | Injection 10mg/ml
Drotaverine | Tablet 40mg 80mg | Injection 20mg/ml
Hyoscine Butylbromide | Tablet 10mg | Injection 20mg/ml
Mebeverine | Tablet 135mg | Capsule SR 200mg
Loperamide | Tablet 2mg | Capsule 2mg
Racecadotril | Capsule 100mg | Sachet 10mg 30mg
Lactulose | Syrup 10g/15ml
Bisacodyl | Tablet 5mg | Suppository 5mg 10mg
Oral Rehydration Salts | Sachet 4.2g 21g
Zinc | Tablet DT 10mg 20mg | Syrup 20mg/5ml
Ursodeoxycholic Acid | Tablet 150mg 300mg
Mesalazine | Tablet DR 400mg 800mg 1200mg
Pancreatin | Capsule 10000IU 25000IU
Simethicone | Oral Drops 40mg/ml
Ambroxol | Tablet 30mg | Syrup 30mg/5ml 15mg/5ml
Bromhexine | Tablet 8mg | Syrup 4mg/5ml
Acetylcysteine | Tablet 600mg | Injection 200mg/ml
Salbutamol | Tablet 2mg 4mg | Syrup 2mg/5ml | Inhaler 100mcg | Respules 2.5mg
Levosalbutamol | Tablet 1mg 2mg | Syrup 1mg/5ml | Inhaler 50mcg | Respules 0.63mg 1.25mg
Ipratropium | Inhaler 20mcg | Respules 500mcg
Levosalbutamol + Ipratropium | Respules 1.25mg+500mcg
Tiotropium | Inhaler 9mcg 18mcg
Budesonide | Inhaler 100mcg 200mcg | Respules 0.5mg 1mg | Nasal Spray 64mcg
Formoterol + Budesonide | Inhaler 6mcg+100mcg 6mcg+200mcg 6mcg+400mcg
Salmeterol + Fluticasone | Inhaler 25mcg+125mcg 25mcg+250mcg 50mcg+250mcg
Fluticasone | Nasal Spray 50mcg
Montelukast | Tablet 4mg 5mg 10mg
Montelukast + Levocetirizine | Tablet 10mg+5mg | Syrup 4mg/5ml+2.5mg/5ml
Theophylline | Tablet SR 200mg 300mg 400mg
Doxofylline | Tablet 400mg | Tablet SR 650mg
Cetirizine | Tablet 5mg 10mg | Syrup 5mg/5ml
Levocetirizine | Tablet 5mg 10mg | Syrup 2.5mg/5ml
Fexofenadine | Tablet 120mg 180mg | Oral Suspension 30mg/5ml
Loratadine | Tablet 10mg
Desloratadine | Tablet 5mg
Bilastine | Tablet 20mg
Chlorphenamine | Tablet 4mg | Injection 10mg/ml
Pheniramine | Tablet 25mg | Injection 22.75mg/ml
Promethazine | Tablet 10mg 25mg | Injection 25mg/ml | Syrup 5mg/5ml
Hydroxyzine | Tablet 10mg 25mg
Diphenhydramine | Capsule 25mg | Syrup 12.5mg/5ml
Dextromethorphan | Syrup 10mg/5ml 15mg/5ml
`;
